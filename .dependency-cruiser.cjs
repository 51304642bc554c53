/** Which layers each layer may import, besides itself. */
const allowed = {
  domain: [],
  ui: [],
  content: ['domain'],
  storage: ['domain'],
  renderer: ['domain', 'ui'],
  session: ['domain', 'storage', 'renderer', 'ui'],
  features: ['domain', 'content', 'storage', 'renderer', 'session', 'ui'],
  shell: ['domain', 'storage', 'ui'],
}

const layers = [...Object.keys(allowed), 'pages']

const layerRules = Object.entries(allowed).map(([layer, others]) => ({
  name: `${layer}-allowed-imports`,
  comment: `${layer} may import ${others.join(', ') || 'no other layer'}.`,
  severity: 'error',
  from: { path: `^src/${layer}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: `^src/(${layers.filter((other) => other !== layer && !others.includes(other)).join('|')})/` },
}))

module.exports = {
  forbidden: [
    ...layerRules,
    {
      name: 'no-imports-between-features',
      comment: 'A feature must not import another feature.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'no-imports-of-pages',
      comment: 'Pages are entry points and must not be imported.',
      severity: 'error',
      from: { pathNot: '^src/pages/' },
      to: { path: '^src/pages/' },
    },
    {
      name: 'domain-without-dependencies',
      comment: 'The domain is pure TypeScript: no npm packages and no Node modules.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    { name: 'no-circular-imports', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved-imports',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(astro|mdast|vitest/browser$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.astro'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
}
