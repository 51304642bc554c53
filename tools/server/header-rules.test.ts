import fc from 'fast-check'
import { expect, test } from 'vitest'
import { headersFor, readHeaderRules, writeHeaderRules, type HeaderRule } from './header-rules.ts'

const anyName = fc.stringMatching(/^[A-Za-z][A-Za-z-]{0,20}$/)
const anyValue = fc.stringMatching(/^[!-~]([ -~]{0,60}[!-~])?$/)
const anyPattern = fc.stringMatching(/^\/[a-z_/]{0,12}\*?$/)
const anyRules: fc.Arbitrary<HeaderRule[]> = fc.array(
  fc.record({
    pattern: anyPattern,
    headers: fc.array(fc.tuple(anyName, anyValue), { minLength: 1, maxLength: 4 }),
  }),
  { maxLength: 4 },
)

test('readHeaderRules reads what writeHeaderRules wrote', () => {
  fc.assert(
    fc.property(anyRules, (rules) => {
      expect(readHeaderRules(writeHeaderRules(rules))).toEqual(rules)
    }),
  )
})

test('uses the format of static hosts', () => {
  const rules = [{ pattern: '/*', headers: [['X-A', "b 'c': d"]] as const }]
  expect(writeHeaderRules(rules)).toBe("/*\n  X-A: b 'c': d\n")
  expect(readHeaderRules("/*\n  X-A: b 'c': d\n")).toEqual(rules)
})

test('headersFor returns the headers of all matching rules in order', () => {
  const rules: readonly HeaderRule[] = [
    { pattern: '/*', headers: [['X-All', '1']] },
    { pattern: '/_astro/*', headers: [['X-Hashed', '2']] },
    { pattern: '/help', headers: [['X-Help', '3']] },
  ]
  const names = (path: string): readonly string[] => headersFor(rules, path).map(([name]) => name)
  expect(names('/verbal')).toEqual(['X-All'])
  expect(names('/_astro/a.js')).toEqual(['X-All', 'X-Hashed'])
  expect(names('/help')).toEqual(['X-All', 'X-Help'])
  expect(names('/help/more')).toEqual(['X-All'])
})
