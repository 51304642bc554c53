import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { createScratchProject, field, list, runTool, writeTo } from './scratch-project.ts'

const project = createScratchProject([
  '.oxlintrc.json',
  'tools/architecture/own-lint-rules.ts',
  'src/domain/tsconfig.json',
])

afterAll(() => rmSync(project, { recursive: true }))

/** Code that turns a string into HTML or into an inline style. */
const htmlSinks: readonly string[] = [
  '<p style={{}} />',
  "<p dangerouslySetInnerHTML={{ __html: '' }} />",
  '<iframe title="a" srcDoc="b" />',
  "(document.body.innerHTML = '1')",
  "(document.body.outerHTML = '1')",
  "(document.createElement('iframe').srcdoc = '1')",
  "document.body.insertAdjacentHTML('beforeend', '1')",
  "document.body.setHTMLUnsafe('1')",
  "Document.parseHTMLUnsafe('1')",
  "document.createRange().createContextualFragment('1')",
  "document.write('1')",
  "document.writeln('1')",
  "document.createElement('iframe').setAttribute('srcdoc', '1')",
  "document.body.setAttribute('style', '1')",
]

/** Code that breaks a rule. */
const violations: readonly (readonly [rule: string, file: string, code: string])[] = [
  ['own(no-clock-or-randomness)', 'src/domain/a.ts', 'export const a = Date.now()'],
  ['own(no-clock-or-randomness)', 'src/domain/b.ts', 'export const a = new Date()'],
  ['own(no-clock-or-randomness)', 'src/domain/c.ts', 'export const a = Math.random()'],
  ['typescript(TS2304)', 'src/domain/d.ts', 'export const a = window'],
  ['typescript(TS2322)', 'src/domain/d.test.ts', "export const a: number = '1'"],
  ...htmlSinks.map(
    (code, index) =>
      ['own(no-inline-html)', `src/ui/sink-${index + 1}.tsx`, `export const a = ${code}`] as const,
  ),
  ['typescript(consistent-type-assertions)', 'src/ui/d.ts', "export const a = 'x' as unknown"],
  ['typescript(no-explicit-any)', 'src/ui/e.ts', 'export type A = any'],
  ['typescript(no-non-null-assertion)', 'src/ui/f.ts', 'export const a = document.activeElement!.id'],
  ['typescript(no-floating-promises)', 'src/ui/g.ts', 'Promise.resolve(1)'],
  ['typescript(no-misused-promises)', 'src/ui/h.ts', "addEventListener('a', async () => { await 1 })"],
  ['typescript(no-unsafe-assignment)', 'src/ui/i.ts', "export const a: string = JSON.parse('1')"],
  ['typescript(no-unnecessary-condition)', 'src/ui/j.ts', "export const a = 'x' ? 1 : 2"],
  [
    'typescript(switch-exhaustiveness-check)',
    'src/ui/k.ts',
    'export function a(b: 1 | 2): void { switch (b) { case 1: return } }',
  ],
  ['typescript(explicit-module-boundary-types)', 'src/ui/l.ts', 'export function a() { return 1 }'],
  ['typescript(consistent-type-definitions)', 'src/ui/m.ts', 'export interface A { b: 1 }'],
  [
    'react-hooks(rules-of-hooks)',
    'src/ui/n.tsx',
    "import { useState } from 'react'\nexport function A(b: { c: boolean }): null { if (b.c) useState(1)\nreturn null }",
  ],
  [
    'react-hooks(exhaustive-deps)',
    'src/ui/o.tsx',
    "import { useEffect } from 'react'\nexport function A({ b }: { b: string }): null { useEffect(() => { console.log(b) }, [])\nreturn null }",
  ],
  ['jsx-a11y(alt-text)', 'src/ui/p.tsx', "export const a = <img src='a.png' />"],
  [
    'jsx-a11y(click-events-have-key-events)',
    'src/ui/q.tsx',
    'export const a = <div onClick={() => undefined} />',
  ],
  ['eslint(max-lines)', 'src/ui/r.ts', '// a line\n'.repeat(251)],
]

/** Code that is similar to a violation but allowed. */
const allowedCode: Readonly<Record<string, string>> = {
  'src/domain/s.ts': 'export const a = new Date(0)',
  'src/domain/s.test.ts': 'export const a = Date.now()',
  'src/ui/s.ts': '// a line\n'.repeat(250),
  'src/ui/s.test.ts': '// a line\n'.repeat(300),
  'src/ui/t.ts': "document.body.setAttribute('class', '1')\nexport const a = document.body.innerHTML\n",
}

const reported = new Promise<readonly string[]>((resolve) => {
  for (const [, file, code] of violations) writeTo(project, file, `${code}\n`)
  for (const [file, code] of Object.entries(allowedCode)) writeTo(project, file, code)
  const report = runTool(project, 'oxlint', ['--format', 'json', 'src'])
  resolve(
    list(field(report, 'diagnostics')).map(
      (violation) => `${String(field(violation, 'code'))} in ${String(field(violation, 'filename'))}`,
    ),
  )
})

test.each(violations)('oxlint reports %s in %s', async (rule, file) => {
  expect(await reported).toContain(`${rule} in ${file}`)
})

test.each(Object.keys(allowedCode))('oxlint accepts %s', async (file) => {
  expect((await reported).filter((problem) => problem.endsWith(` in ${file}`))).toEqual([])
})
