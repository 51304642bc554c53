import fc from 'fast-check'
import { expect, test } from 'vitest'
import { threeCopies, anyResults } from '../../../tests/support/arbitraries.ts'
import { mergeByKey } from './merge.ts'
import { resultKey, type QuizResult } from './result.ts'

function merge(first: readonly QuizResult[], second: readonly QuizResult[]): readonly QuizResult[] {
  return mergeByKey(first, second, resultKey)
}

/** The sorted keys, to compare lists without their order. */
function sortedKeys(results: readonly QuizResult[]): readonly string[] {
  return results.map(resultKey).toSorted()
}

function countOf(results: readonly QuizResult[], key: string): number {
  return results.filter((result) => resultKey(result) === key).length
}

test('the union holds each item as often as the copy that has more of it', () => {
  fc.assert(
    fc.property(threeCopies, ([first, second]) => {
      const all = merge(first, second)
      for (const key of new Set([...first, ...second, ...all].map(resultKey)))
        expect(countOf(all, key)).toBe(Math.max(countOf(first, key), countOf(second, key)))
    }),
  )
})

test('items that both copies have are counted once, whichever copy is longer', () => {
  fc.assert(
    fc.property(threeCopies, ([shared, more]) => {
      const grown = [...shared, ...more]
      expect(sortedKeys(merge(shared, grown))).toEqual(sortedKeys(grown))
      expect(sortedKeys(merge(grown, shared))).toEqual(sortedKeys(grown))
    }),
  )
})

test('merging with an equal or an empty list returns the same array', () => {
  fc.assert(
    fc.property(anyResults, (results) => {
      expect(merge(results, [...results])).toBe(results)
      expect(merge(results, [])).toBe(results)
      expect(sortedKeys(merge([], results))).toEqual(sortedKeys(results))
    }),
  )
})

test('the order of merging does not matter', () => {
  fc.assert(
    fc.property(threeCopies, ([a, b, c]) => {
      expect(sortedKeys(merge(a, b))).toEqual(sortedKeys(merge(b, a)))
      expect(sortedKeys(merge(merge(a, b), c))).toEqual(sortedKeys(merge(a, merge(b, c))))
    }),
  )
})

test('merging a second time adds nothing', () => {
  fc.assert(
    fc.property(threeCopies, ([a, b]) => {
      const all = merge(a, b)
      expect(merge(all, b)).toBe(all)
      expect(merge(all, a)).toBe(all)
    }),
  )
})

test('the items of the first list stay in their places', () => {
  fc.assert(
    fc.property(threeCopies, ([a, b]) => {
      expect(merge(a, b).slice(0, a.length)).toEqual(a)
    }),
  )
})
