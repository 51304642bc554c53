import { transformSync } from 'esbuild'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { asModule, files } from './react-as-modules.ts'
import { eventNames, findings, kinds, settled } from './settled-questions.ts'

const texts = [...files.values()].map((file) => readFileSync(file, 'utf8'))
const react = texts.join('\n')

test.each([...kinds.keys()])('React asks of what kind %s is', (name) => {
  expect(react).toContain(` typeof ${name}`)
  expect(texts.map(settled).join('\n')).not.toMatch(
    new RegExp(`"(function|object|undefined)" [=!]== typeof ${name.replace('.', '\\.')}(?![\\w.])`),
  )
})

test.each([...findings.keys(), ...eventNames])('React looks for %s', (name) => {
  expect(react).toMatch(new RegExp(`\\b${name}\\b`))
})

test('an answer stands where a question stood, whichever way it was put', () => {
  expect(settled('"function" === typeof reportError ? a : b')).toBe('true ? a : b')
  expect(settled('"undefined" !== typeof setImmediate ? a : b')).toBe('false ? a : b')
  expect(settled('"AnimationEvent" in window || c')).toBe('true || c')
  expect(settled('!passiveBrowserEventsSupported || d')).toBe('!true || d')
})

test('what React keeps is still kept, and what is only named like it is left alone', () => {
  for (const text of [
    'documentMode = document.documentMode',
    'var canUseDOM =\n  f()',
    '"documentMode" in document',
    '"function" === typeof reportErrors',
    '"function" === typeof child.setTimeout',
    'my.canUseDOM()',
  ])
    expect(settled(text)).toBe(text)
})

test('the settled files are JavaScript, and export what they did', () => {
  for (const text of texts) {
    const exported = (module: string): string => module.split('\nexport { ')[1] ?? ''
    expect(exported(asModule(settled(text)))).toBe(exported(asModule(text)))
    expect(() => transformSync(settled(text))).not.toThrow()
  }
})
