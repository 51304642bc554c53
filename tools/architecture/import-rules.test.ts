import { globSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sectionNames } from '../../src/domain/questions/section.ts'
import { createScratchProject, field, list, writeTo, reportOn } from './scratch-project.ts'

const root = process.cwd()
const house = createScratchProject(['.dependency-cruiser.cjs'])

afterAll(() => rmSync(house, { recursive: true }))

/** Breaches of the law: a file, and what it imports although it may not. */
const breaches: Readonly<Record<string, string>> = {
  'src/domain/a.ts': '../ui/a.ts',
  'src/ui/a.ts': '../domain/b.ts',
  'src/content/a.ts': '../storage/a.ts',
  'src/storage/a.ts': '../content/b.ts',
  'src/renderer/a.ts': '../storage/b.ts',
  'src/features/quiz/a.ts': '../../shell/a.ts',
  'src/features/quiz/b.ts': '../progress/a.ts',
  'src/shell/a.ts': '../renderer/b.ts',
  'src/domain/c.ts': '../pages/a.ts',
  'src/domain/d.ts': 'node:fs',
  'src/ui/c.ts': './d.ts',
  'src/ui/d.ts': './c.ts',
  'src/ui/e.ts': './nowhere.ts',
}

const targets = [
  'src/domain/b.ts',
  'src/content/b.ts',
  'src/storage/b.ts',
  'src/renderer/b.ts',
  'src/features/progress/a.ts',
  'src/pages/a.ts',
]

test('every rule of the law fires when it is broken', () => {
  for (const target of targets) writeTo(house, target, 'export const value = 1\n')
  for (const [file, imported] of Object.entries(breaches))
    writeTo(house, file, `import '${imported}'\nexport const value = 1\n`)

  expect(ruleNames()).not.toEqual([])
  expect([...new Set(firedRules())].toSorted()).toEqual(ruleNames().toSorted())
}, 300_000)

test('a route gathers and hands over: it is at most forty lines long', () => {
  const routes = globSync('src/pages/**/*.astro', { cwd: root })
  expect(routes).toContain('src/pages/index.astro')
  expect(routes.filter((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length > 40)).toEqual([])
})

test('a style sheet has at most two hundred lines, as every file of ours', () => {
  const sheets = globSync('src/**/*.css', { cwd: root })
  expect(sheets.length).toBeGreaterThan(30)
  expect(sheets.filter((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length > 200)).toEqual([])
})

test('the controls know nothing of the sections of the test, in code or in style', () => {
  const files = globSync('src/ui/**', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  expect(files.map((file) => extname(file))).toEqual(expect.arrayContaining(['.ts', '.tsx', '.css']))
  expect(files.filter((file) => namesSection(readFileSync(file, 'utf8')))).toEqual([])
})

test.each([
  "[data-section='verbal'] { color: red }",
  'const isQuantitative = true',
  '<p>ANALYTICAL writing</p>',
])('a section is named by %s', (text) => {
  expect(namesSection(text)).toBe(true)
})

function namesSection(text: string): boolean {
  return sectionNames.some((name) => text.toLowerCase().includes(name))
}

/** The names of the rules that were broken. */
function firedRules(): readonly string[] {
  const args = ['src', '--config', '.dependency-cruiser.cjs', '--output-type', 'json']
  const report = reportOn(house, 'depcruise', args)
  return list(field(field(report, 'summary'), 'violations')).map((broken) =>
    String(field(field(broken, 'rule'), 'name')),
  )
}

function ruleNames(): readonly string[] {
  const law: unknown = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs'))
  return list(field(law, 'forbidden')).map((rule) => String(field(rule, 'name')))
}
