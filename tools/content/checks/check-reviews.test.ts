import { expect, test } from 'vitest'
import type { Review } from '../../../src/content/reviews/review-schema.ts'
import type { ItemInFile } from '../../../src/content/yaml/read-yaml-lists.ts'
import { makeItem, findingLines } from '../../../tests/support/content-items.ts'
import { checkErrata, checkLabels, checkReviews } from './check-reviews.ts'

function review(change: Partial<Review> = {}): ItemInFile<Review> {
  return { file: 'r.yaml', item: { id: 'v1', date: '2026-11-20', solvers: 2, agreed: 2, ...change } }
}

test('accepts a question whose key was found twice', () => {
  expect(checkReviews([makeItem()], [review()])).toEqual([])
})

test('accepts a question whose key was found twice after a change', () => {
  const changed = review({ agreed: 0, mended: { date: '2026-11-21', solvers: 2, agreed: 2 } })
  expect(checkReviews([makeItem()], [changed])).toEqual([])
})

test('accepts one review of a question that is not served yet', () => {
  const early = makeItem({ id: 'v1101' })
  const reviews = [review(), review({ id: 'v1101', solvers: 1, agreed: 1 })]
  expect(checkReviews([makeItem()], reviews, [early])).toEqual([])
  expect(findingLines(checkReviews([makeItem()], reviews))).toContain(
    'v1101: there is no question with this id',
  )
})

test.each<readonly [string, readonly ItemInFile<Review>[], string]>([
  ['a question without a review', [], 'v1: has no review'],
  ['a key that only one solver found', [review({ agreed: 1 })], 'v1: the key was found by 1 of 2 solvers'],
  ['a solver with another answer', [review({ solvers: 3 })], 'v1: 1 of 3 solvers found another answer'],
  [
    'a review of a question that does not exist',
    [review(), review({ id: 'v9' })],
    'v9: there is no question with this id',
  ],
])('reports %s', (_, reviews, rule) => {
  expect(findingLines(checkReviews([makeItem()], reviews))).toContain(rule)
})

test('reports a repeated review', () => {
  expect(findingLines(checkReviews([makeItem()], [review(), review()]))).toBe(
    'v1: has two reviews; use "mended" for the second',
  )
})

test('accepts a label that the ratings give', () => {
  expect(checkLabels([makeItem({ difficulty: 'hard' })], [review({ rated: [35, 50] })])).toEqual([])
})

test('reports a question without ratings', () => {
  expect(findingLines(checkLabels([makeItem()], [review()]))).toContain('v1: has no ratings')
})

test('reports a label that the ratings do not give', () => {
  expect(findingLines(checkLabels([makeItem({ difficulty: 'easy' })], [review({ rated: [35, 50] })]))).toBe(
    'v1: is labeled easy, but its ratings make it hard',
  )
})

test('reports an erratum of a question that does not exist', () => {
  const errata = ['v1', 'v9'].map((id) => ({
    file: 'e.yaml',
    item: { id, date: '2026-11-20', wrong: 'It was wrong.', done: 'It was corrected.' },
  }))
  expect(findingLines(checkErrata(errata, ['v1']))).toBe('v9: there is no question with this id')
})
