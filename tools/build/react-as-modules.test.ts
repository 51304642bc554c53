import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { asModule, files } from './react-as-modules.ts'

/** What a package exports in production, by Node's own reading of it. */
function exportsOf(name: string): readonly string[] {
  const script = `console.log(JSON.stringify(Object.keys(require(${JSON.stringify(name)}))))`
  const env = { ...process.env, NODE_ENV: 'production' }
  const names: unknown = JSON.parse(execFileSync(process.execPath, ['-e', script], { env, encoding: 'utf8' }))
  return Array.isArray(names) ? names.map(String) : []
}

test.each([...files])('%s exports as a module what it exports as it comes', (name, file) => {
  const exported = asModule(readFileSync(file, 'utf8')).split('\nexport { ')[1] ?? ''
  const names = [...exported.matchAll(/ as (\w+)/g)].map(([, word]) => word)
  expect(names.length).toBeGreaterThan(0)
  expect(new Set(names)).toEqual(new Set(exportsOf(name)))
})

test('requirements become imports, and exports are known by their names inside, too', () => {
  const text =
    'var React = require("react"),\n  limit = 5;\nexports.now = void 0;\nexports.now = () => limit;'
  expect(asModule(text)).toBe(
    [
      "import * as React from 'react'",
      'let exported_now',
      'var required_React,\n  limit = 5;\nexported_now = void 0;\nexported_now = () => limit;',
      'export { exported_now as now }',
    ].join('\n'),
  )
})

test.each([
  'module.exports = { jsx }',
  'exports["jsx"] = jsx',
  'var { memo } = require("react")',
  'module["exports"] = {}',
  'Object.assign(exports, { jsx })',
])('a file of another form stops the build: %s', (text) => {
  expect(() => asModule(text)).toThrow('not of the plain form')
})
