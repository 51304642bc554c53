import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { field, list } from './scratch-project.ts'

/** Checks `.astro` files for the import rules and lint rules, because dependency-cruiser and oxlint do not read them. */

const importRules: unknown = createRequire(import.meta.url)(join(process.cwd(), '.dependency-cruiser.cjs'))
const files = globSync('src/**/*.astro')

/** The project files that an `.astro` file imports, as paths from the project root. */
function importsOf(file: string, text: string): readonly string[] {
  const matches = text.matchAll(/\b(?:from|import)\s*\(?\s*(['"])(\.[^'"]*)\1/g)
  return [...matches].map(([, , path = '']) => join(file, '..', path))
}

/** The names of the rules that forbid one file to import another. */
function brokenRules(file: string, imported: string): readonly string[] {
  return list(field(importRules, 'forbidden'))
    .filter((rule) => {
      const [from, to] = [field(rule, 'from'), field(rule, 'to')]
      const match = pattern(from, 'path')?.exec(file) ?? (pattern(from, 'path') ? null : [])
      if (!match || pattern(from, 'pathNot')?.test(file)) return false
      const feature = match[1] ?? ''
      return pattern(to, 'path', feature)?.test(imported) && !pattern(to, 'pathNot', feature)?.test(imported)
    })
    .map((rule) => String(field(rule, 'name')))
}

/** A pattern of a rule as a regular expression. $1 in it is the feature of the importing file. */
function pattern(side: unknown, name: string, feature = ''): RegExp | null {
  const source = field(side, name)
  return typeof source === 'string' ? new RegExp(source.replaceAll('$1', feature)) : null
}

function importViolations(file: string, text: string): readonly string[] {
  return importsOf(file, text).flatMap((imported) => brokenRules(file, imported))
}

/** Types that hide type errors. */
const looseTypes = ['any', 'never', 'unknown']

/** Strings that become HTML (except inside an inline script or style), inline styles, and loose types. */
const forbiddenPatterns: readonly RegExp[] = [
  /<(?!(?:script|style) is:inline )[^<]*\sset:html/,
  /\sstyle=/,
  new RegExp(String.raw`(?:\bas|[:<])\s*(?:${looseTypes.join('|')})\b(?! [a-z])`),
]

function isForbidden(text: string): boolean {
  return forbiddenPatterns.some((forbidden) => forbidden.test(text))
}

test('finds the .astro files and their imports', () => {
  expect(files).toEqual(expect.arrayContaining(['src/shell/document.astro', 'src/pages/index.astro']))
  expect(importsOf('src/pages/index.astro', readFileSync('src/pages/index.astro', 'utf8'))).toContain(
    'src/features/home/home-screen.tsx',
  )
})

test.each(files)(
  '%s has only allowed imports, no HTML strings, no inline styles and no loose types',
  (file) => {
    const text = readFileSync(file, 'utf8')
    expect(importViolations(file, text)).toEqual([])
    expect(isForbidden(text)).toBe(false)
  },
)

/** Samples of code that must be reported or accepted. */
describe('reports', () => {
  test.each([
    ['src/shell/a.astro', "import A from '../renderer/a.tsx'", 'shell-allowed-imports'],
    ['src/shell/a.astro', 'import "../features/home/a.css"', 'shell-allowed-imports'],
    ['src/shell/a.astro', "const a = await import('../content/a.ts')", 'shell-allowed-imports'],
    ['src/shell/a.astro', "import A from '../pages/a.astro'", 'no-imports-of-pages'],
    ['src/features/a/a.astro', "export { b } from '../b/b.ts'", 'no-imports-between-features'],
    ['src/ui/a.astro', "import {\n  b,\n} from '../domain/b.ts'", 'ui-allowed-imports'],
  ])('in %s the import %s', (file, text, rule) => {
    expect(importViolations(file, text)).toContain(rule)
  })

  test.each([
    '<p class="a" set:html={text} />',
    '<script set:html={text} />',
    '<p style="color: red">',
    '<p style={color}>',
  ])('the markup %s', (text) => {
    expect(isForbidden(text)).toBe(true)
  })

  test.each(looseTypes)('the type %s in every position', (type) => {
    expect(isForbidden(`const a = b as ${type}\nconst c = 1`)).toBe(true)
    expect(isForbidden(`const a: ${type} = b`)).toBe(true)
    expect(isForbidden(`const a = new Map<${type}, string>()`)).toBe(true)
    expect(isForbidden(`<p>A style = as good as ${type} other: ${type} will do.</p>`)).toBe(false)
  })

  test('no allowed import', () => {
    expect(importViolations('src/features/a/a.astro', "import { b } from './b.ts'")).toEqual([])
    expect(importViolations('src/shell/a.astro', "import { b } from '../ui/b.tsx'")).toEqual([])
  })
})
