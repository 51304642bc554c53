import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { finishedTestLog, finishedTests, rowFromTest, testFromRow } from '../tests/finished-tests.ts'
import { finishedTestRow } from './finished-test-schema.ts'

const text = readFileSync(new URL('./samples/exported-tests-v5.json', import.meta.url), 'utf8')
const [sample] = v.parse(v.array(finishedTestRow), JSON.parse(text))
if (!sample) throw new Error('The sample holds no test')
const session = v.parse(v.record(v.string(), v.unknown()), sample.session)

test('a finished test, version 5, is read with its essay, and written as it was', () => {
  const finished = testFromRow(sample)
  expect(finished).toMatchObject({
    form: 'form-1',
    part: 'whole',
    essay: { text: 'Streets belong to everyone.' },
  })
  expect(finished?.session.modules.map(({ id }) => id)).toEqual([
    'essay',
    'verbal-1',
    'quantitative-1',
    'verbal-2-easy',
    'quantitative-2-easy',
  ])
  expect(finished && rowFromTest(finished)).toEqual(sample)
})

test('an essay may hold any character', () => {
  const essay = { text: '<b> & “quotes” are text\n', drafts: [] }
  expect(v.is(finishedTestRow, { ...sample, essay })).toBe(true)
})

test('a stored test that is not finished, or of a part that does not exist, is no test', () => {
  expect(testFromRow({ ...sample, part: 'essays' })).toBeNull()
  expect(testFromRow({ ...sample, session: { ...session, finishedAt: null } })).toBeNull()
  expect(testFromRow({ ...sample, essay: 'text' })).toBeNull()
})

test('the latest test comes first', () => {
  const earlier = { ...sample, id: 'earlier' }
  const later = { ...sample, id: 'later', session: { ...session, finishedAt: 8e14 } }
  finishedTestLog.store.set({ entries: [earlier, later], asOf: 0, isRead: true })
  expect(finishedTests(finishedTestLog.store.get().entries).map(({ id }) => id)).toEqual(['later', 'earlier'])
})

/** Every value in the sample but the essay, replaced by another one. */
const anyMutation = fc.tuple(
  fc.nat(400),
  fc.constantFrom<unknown>('<script>alert(1)</script>', '\u0000', -1, Infinity, null, {}, [[]], 'seven', {
    extra: 1,
  }),
)

test('a changed file is refused, or read without markup', () => {
  const plain = JSON.stringify({ ...sample, essay: null })
  fc.assert(
    fc.property(anyMutation, ([place, value]) => {
      let seen = -1
      const changed: unknown = JSON.parse(plain, (_key, each: unknown) => {
        seen += 1
        return seen === place ? value : each
      })
      if (!v.is(finishedTestRow, changed)) return
      const read = testFromRow(changed)
      expect(read, JSON.stringify(value)).not.toBeNull()
      expect(JSON.stringify(read)).not.toMatch(/<|\\u0000/)
    }),
    { numRuns: 3000 },
  )
})
