import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { field, list } from './scratch-project.ts'

/** The law for the routes and the document: neither dependency-cruiser nor the linter reads `.astro` files. */

const law: unknown = createRequire(import.meta.url)(join(process.cwd(), '.dependency-cruiser.cjs'))
const files = globSync('src/**/*.astro')

/** What an `.astro` file imports of the house, by its path from the root. */
function importsOf(file: string, text: string): readonly string[] {
  const addresses = text.matchAll(/\b(?:from|import)\s*\(?\s*(['"])(\.[^'"]*)\1/g)
  return [...addresses].map(([, , address = '']) => join(file, '..', address))
}

/** The names of the rules of the law that forbid one file to import another, by the paths of the two. */
function rulesBroken(file: string, imported: string): readonly string[] {
  return list(field(law, 'forbidden'))
    .filter((rule) => {
      const [from, to] = [field(rule, 'from'), field(rule, 'to')]
      const found = pattern(from, 'path')?.exec(file) ?? (pattern(from, 'path') ? null : [])
      if (!found || pattern(from, 'pathNot')?.test(file)) return false
      const own = found[1] ?? ''
      return pattern(to, 'path', own)?.test(imported) && !pattern(to, 'pathNot', own)?.test(imported)
    })
    .map((rule) => String(field(rule, 'name')))
}

function pattern(end: unknown, name: string, own = ''): RegExp | null {
  const written = field(end, name)
  return typeof written === 'string' ? new RegExp(written.replaceAll('$1', own)) : null
}

function breachesOf(file: string, text: string): readonly string[] {
  return importsOf(file, text).flatMap((imported) => rulesBroken(file, imported))
}

/** The types that say nothing. */
const mute = ['any', 'never', 'unknown']

/** Strings that become HTML, except within an inline script or style, inline styles, and types that say nothing. */
const bans: readonly RegExp[] = [
  /<(?!(?:script|style) is:inline )[^<]*\sset:html/,
  /\sstyle=/,
  new RegExp(String.raw`(?:\bas|[:<])\s*(?:${mute.join('|')})\b(?! [a-z])`),
]

function isBanned(text: string): boolean {
  return bans.some((ban) => ban.test(text))
}

test('the routes and the document are found', () => {
  expect(files).toEqual(expect.arrayContaining(['src/shell/document.astro', 'src/pages/index.astro']))
  expect(importsOf('src/pages/index.astro', readFileSync('src/pages/index.astro', 'utf8'))).toContain(
    'src/features/home/home-screen.tsx',
  )
})

test.each(files)('%s imports only what the law allows, and holds no HTML or style as a string', (file) => {
  const text = readFileSync(file, 'utf8')
  expect(breachesOf(file, text)).toEqual([])
  expect(isBanned(text)).toBe(false)
})

/** The texts below are samples: each is something that must be found, or let stand. None of them is code of the house. */
describe('each is seen to fire', () => {
  test.each([
    ['src/shell/a.astro', "import A from '../renderer/a.tsx'", 'shell-imports-only-what-it-may'],
    ['src/shell/a.astro', 'import "../features/home/a.css"', 'shell-imports-only-what-it-may'],
    ['src/shell/a.astro', "const a = await import('../content/a.ts')", 'shell-imports-only-what-it-may'],
    ['src/shell/a.astro', "import A from '../pages/a.astro'", 'nobody-imports-pages'],
    ['src/features/a/a.astro', "export { b } from '../b/b.ts'", 'features-are-islands'],
    ['src/ui/a.astro', "import {\n  b,\n} from '../domain/b.ts'", 'ui-imports-only-what-it-may'],
  ])('in %s: %s', (file, text, rule) => {
    expect(breachesOf(file, text)).toContain(rule)
  })

  test.each([
    '<p class="a" set:html={text} />',
    '<script set:html={text} />',
    '<p style="color: red">',
    '<p style={color}>',
  ])('%s', (text) => {
    expect(isBanned(text)).toBe(true)
  })

  test.each(mute)('a type that is %s, however it is reached', (type) => {
    expect(isBanned(`const a = b as ${type}\nconst c = 1`)).toBe(true)
    expect(isBanned(`const a: ${type} = b`)).toBe(true)
    expect(isBanned(`const a = new Map<${type}, string>()`)).toBe(true)
    expect(isBanned(`<p>A style = as good as ${type} other: ${type} will do.</p>`)).toBe(false)
  })

  test('and what the law allows is let stand', () => {
    expect(breachesOf('src/features/a/a.astro', "import { b } from './b.ts'")).toEqual([])
    expect(breachesOf('src/shell/a.astro', "import { b } from '../ui/b.tsx'")).toEqual([])
  })
})
