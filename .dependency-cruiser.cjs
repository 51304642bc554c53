/** The law of the house: which layer may import which, besides itself. */
const allowed = {
  domain: [],
  ui: [],
  content: ['domain'],
  storage: ['domain'],
  renderer: ['domain', 'ui'],
  features: ['domain', 'content', 'storage', 'renderer', 'ui'],
  shell: ['domain', 'storage', 'ui'],
}

const layers = [...Object.keys(allowed), 'pages']

const layerRules = Object.entries(allowed).map(([layer, others]) => ({
  name: `${layer}-imports-only-what-it-may`,
  comment: `${layer} may import ${others.join(', ') || 'nothing of ours'}.`,
  severity: 'error',
  from: { path: `^src/${layer}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: `^src/(${layers.filter((other) => other !== layer && !others.includes(other)).join('|')})/` },
}))

module.exports = {
  forbidden: [
    ...layerRules,
    {
      name: 'features-are-islands',
      comment: 'A feature never imports another feature.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'nobody-imports-pages',
      severity: 'error',
      from: { pathNot: '^src/pages/' },
      to: { path: '^src/pages/' },
    },
    {
      name: 'the-domain-stands-alone',
      comment: 'Pure TypeScript: no package and nothing of the platform.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nothing-unresolved',
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
