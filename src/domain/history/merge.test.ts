import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCopies, anyResults } from '../../../tests/support/arbitraries.ts'
import { mergeByKey } from './merge.ts'
import { resultKey, type QuizResult } from './result.ts'

function merge(first: readonly QuizResult[], second: readonly QuizResult[]): readonly QuizResult[] {
  return mergeByKey(first, second, resultKey)
}

/** The same things as often, in whatever order. */
function bag(results: readonly QuizResult[]): readonly string[] {
  return results.map(resultKey).toSorted()
}

function countOf(results: readonly QuizResult[], key: string): number {
  return results.filter((result) => resultKey(result) === key).length
}

test('the union holds a thing as often as the fuller collection does: nothing lost, nothing counted twice', () => {
  fc.assert(
    fc.property(anyCopies, ([first, second]) => {
      const all = merge(first, second)
      for (const key of new Set([...first, ...second, ...all].map(resultKey)))
        expect(countOf(all, key)).toBe(Math.max(countOf(first, key), countOf(second, key)))
    }),
  )
})

test('a collection shared by both is counted once, on whichever side it grew', () => {
  fc.assert(
    fc.property(anyCopies, ([shared, more]) => {
      const grown = [...shared, ...more]
      expect(bag(merge(shared, grown))).toEqual(bag(grown))
      expect(bag(merge(grown, shared))).toEqual(bag(grown))
    }),
  )
})

test('merging with itself or with nothing changes nothing, and says so by returning the very same list', () => {
  fc.assert(
    fc.property(anyResults, (results) => {
      expect(merge(results, [...results])).toBe(results)
      expect(merge(results, [])).toBe(results)
      expect(bag(merge([], results))).toEqual(bag(results))
    }),
  )
})

test('the order of merging does not matter', () => {
  fc.assert(
    fc.property(anyCopies, ([a, b, c]) => {
      expect(bag(merge(a, b))).toEqual(bag(merge(b, a)))
      expect(bag(merge(merge(a, b), c))).toEqual(bag(merge(a, merge(b, c))))
    }),
  )
})

test('merging once more brings nothing new', () => {
  fc.assert(
    fc.property(anyCopies, ([a, b]) => {
      const all = merge(a, b)
      expect(merge(all, b)).toBe(all)
      expect(merge(all, a)).toBe(all)
    }),
  )
})

test('what was there first keeps its place', () => {
  fc.assert(
    fc.property(anyCopies, ([a, b]) => {
      expect(merge(a, b).slice(0, a.length)).toEqual(a)
    }),
  )
})
