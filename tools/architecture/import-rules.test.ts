import { globSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sectionNames } from '../../src/domain/questions/section.ts'
import { createScratchProject, field, list, runTool, writeTo } from './scratch-project.ts'

const root = process.cwd()
const project = createScratchProject(['.dependency-cruiser.cjs'])

afterAll(() => rmSync(project, { recursive: true }))

/** Files with an import that a rule forbids. */
const forbiddenImports: Readonly<Record<string, string>> = {
  'src/domain/a.ts': '../ui/a.ts',
  'src/ui/a.ts': '../domain/b.ts',
  'src/content/a.ts': '../storage/a.ts',
  'src/storage/a.ts': '../content/b.ts',
  'src/renderer/a.ts': '../storage/b.ts',
  'src/session/a.ts': '../content/c.ts',
  'src/features/quiz/a.ts': '../../shell/a.ts',
  'src/features/quiz/b.ts': '../progress/a.ts',
  'src/shell/a.ts': '../renderer/b.ts',
  'src/domain/c.ts': '../pages/a.ts',
  'src/domain/d.ts': 'node:fs',
  'src/ui/c.ts': './d.ts',
  'src/ui/d.ts': './c.ts',
  'src/ui/e.ts': './nowhere.ts',
}

const importedFiles = [
  'src/domain/b.ts',
  'src/content/b.ts',
  'src/content/c.ts',
  'src/storage/b.ts',
  'src/renderer/b.ts',
  'src/features/progress/a.ts',
  'src/pages/a.ts',
]

test('every import rule reports a violation', () => {
  for (const file of importedFiles) writeTo(project, file, 'export const value = 1\n')
  for (const [file, imported] of Object.entries(forbiddenImports))
    writeTo(project, file, `import '${imported}'\nexport const value = 1\n`)

  expect(ruleNames()).not.toEqual([])
  expect([...new Set(reportedRules())].toSorted()).toEqual(ruleNames().toSorted())
}, 300_000)

test('a page file has at most 40 lines, because it only loads data and passes it on', () => {
  const pages = globSync('src/pages/**/*.astro', { cwd: root })
  expect(pages).toContain('src/pages/index.astro')
  expect(pages.filter((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length > 40)).toEqual([])
})

test('a style sheet has at most 200 lines', () => {
  const sheets = globSync('src/**/*.css', { cwd: root })
  expect(sheets.length).toBeGreaterThan(30)
  expect(sheets.filter((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length > 200)).toEqual([])
})

test('src/ui does not mention the sections of the GRE, in code or styles', () => {
  const files = globSync('src/ui/**', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  expect(files.map((file) => extname(file))).toEqual(expect.arrayContaining(['.ts', '.tsx', '.css']))
  expect(files.filter((file) => mentionsSection(readFileSync(file, 'utf8')))).toEqual([])
})

test.each([
  "[data-section='verbal'] { color: red }",
  'const isQuantitative = true',
  '<p>ANALYTICAL writing</p>',
])('mentionsSection() is true for %s', (text) => {
  expect(mentionsSection(text)).toBe(true)
})

function mentionsSection(text: string): boolean {
  return sectionNames.some((name) => text.toLowerCase().includes(name))
}

/** The names of the rules that dependency-cruiser reports. */
function reportedRules(): readonly string[] {
  const args = ['src', '--config', '.dependency-cruiser.cjs', '--output-type', 'json']
  const report = runTool(project, 'depcruise', args)
  return list(field(field(report, 'summary'), 'violations')).map((violation) =>
    String(field(field(violation, 'rule'), 'name')),
  )
}

function ruleNames(): readonly string[] {
  const config: unknown = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs'))
  return list(field(config, 'forbidden')).map((rule) => String(field(rule, 'name')))
}
