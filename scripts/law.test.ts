import { ESLint } from 'eslint'
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { sectionNames } from '../src/domain/questions/section.ts'

const root = process.cwd()
const house = mkdtempSync(join(tmpdir(), 'law-'))

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
  cpSync(join(root, '.dependency-cruiser.cjs'), join(house, '.dependency-cruiser.cjs'))
  cpSync(join(root, 'tsconfig.json'), join(house, 'tsconfig.json'))
  writeFileSync(join(house, 'package.json'), '{ "type": "module" }')
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'))
  for (const target of targets) put(target, 'export const value = 1\n')
  for (const [file, imported] of Object.entries(breaches))
    put(file, `import '${imported}'\nexport const value = 1\n`)

  expect(ruleNames()).not.toEqual([])
  expect([...new Set(firedRules())].toSorted()).toEqual(ruleNames().toSorted())
}, 300_000)

test('the linter bans the clock and chance from the domain, and HTML strings and styles everywhere', async () => {
  const eslint = new ESLint({ cwd: root })
  const messages = async (file: string, code: string): Promise<string> => {
    const results = await eslint.lintText(code, { filePath: join(root, file) })
    return results.flatMap((result) => result.messages.map(({ ruleId }) => ruleId)).join()
  }
  const domain = 'src/domain/lib/instant.ts'
  expect(await messages(domain, 'export const a = Date.now()\n')).toContain('no-restricted-syntax')
  expect(await messages(domain, 'export const a = new Date()\n')).toContain('no-restricted-syntax')
  expect(await messages(domain, 'export const a = Math.random()\n')).toContain('no-restricted-syntax')
  expect(await messages(domain, 'export const a = new Date(0)\n')).not.toContain('no-restricted-syntax')
  const screen = 'src/ui/button.tsx'
  expect(await messages(screen, 'export const a = <p style={{}} />\n')).toContain('no-restricted-syntax')
  expect(await messages(screen, 'document.body.innerHTML = String(1)\n')).toContain('no-restricted-syntax')
  expect(await messages(screen, "export const a = 'x' as unknown\n")).toContain('consistent-type-assertions')
}, 300_000)

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

function put(file: string, text: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), text)
}

/** The names of the rules that were broken. */
function firedRules(): readonly string[] {
  const args = ['src', '--config', '.dependency-cruiser.cjs', '--output-type', 'json']
  const report: unknown = JSON.parse(outputOf(join(root, 'node_modules/.bin/depcruise'), args))
  return list(field(field(report, 'summary'), 'violations')).map((broken) =>
    String(field(field(broken, 'rule'), 'name')),
  )
}

/** What a command prints, even if it ends by finding fault. */
function outputOf(command: string, args: readonly string[]): string {
  try {
    return execFileSync(command, args, { cwd: house, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch (error) {
    if (error instanceof Error && 'stdout' in error && typeof error.stdout === 'string') return error.stdout
    throw error
  }
}

function ruleNames(): readonly string[] {
  const law: unknown = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs'))
  return list(field(law, 'forbidden')).map((rule) => String(field(rule, 'name')))
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
