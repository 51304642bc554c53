import { expect, test } from 'vitest'
import { findingLines, makeItem } from '../../../tests/support/content-items.ts'
import { checkLikeness } from './check-likeness.ts'

const takeaway = 'Try zero.'
const completion = (text: string): ReturnType<typeof makeItem> =>
  makeItem({ topic: 'text-completion', text, takeaway })
const comparison = (answer: string): ReturnType<typeof makeItem> =>
  makeItem({
    ...{ id: 'q1', kind: 'comparison', topic: 'algebra', choices: undefined, takeaway, answer },
    ...{ quantityA: '1', quantityB: '2', why: { A: 'a', B: 'b', C: 'c', D: 'd' } },
  })
const plain = completion('He is _____ and old.')

test('accepts a third of completions with a colon, and D as often as C', () => {
  const items = [completion('He is _____: old.'), plain, plain, comparison('C'), comparison('D')]
  expect(checkLikeness(items)).toEqual([])
})

test('reports more completions with a colon or semicolon', () => {
  expect(findingLines(checkLikeness([completion('He is _____; he is old.'), plain]))).toBe(
    'verbal: 50% of completions have a colon or semicolon; a third may',
  )
})

test('reports comparisons whose quantities are equal more often than undetermined', () => {
  expect(findingLines(checkLikeness([comparison('C'), comparison('C'), comparison('D')]))).toBe(
    'quantitative: D is the key of 1 comparisons and C of 2',
  )
})

test('reports a question without a takeaway', () => {
  expect(findingLines(checkLikeness([makeItem()]))).toBe('v1: has no takeaway, the sentence to remember')
})
