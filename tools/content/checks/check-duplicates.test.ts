import { expect, test } from 'vitest'
import { makeItem, findingLines } from '../../../tests/support/content-items.ts'
import type { Item } from '../item.ts'
import { checkDuplicates, maskNumbersAndNames } from './check-duplicates.ts'

test('maskNumbersAndNames replaces numbers by # and names by @', () => {
  expect(maskNumbersAndNames('Then Ana has 1,250 of $\\frac{1}{2}$.')).toBe('then @ has # of frac # #')
})

function jarQuestion(name: string, count: string): Item {
  return makeItem({
    id: `q${count}`,
    topic: 'arithmetic',
    text: `A jar that ${name} keeps in the kitchen holds ${count} red marbles and twice as many blue ones, of which a third are lost. How many marbles are left in the jar?`,
  })
}

test('reports one template with two sets of numbers and names', () => {
  expect(findingLines(checkDuplicates([jarQuestion('Ana', '12'), jarQuestion('Omar', '30')]))).toContain(
    'q30: is too similar to q12',
  )
})

test('accepts two different questions about jars', () => {
  const other = makeItem({ text: 'Which of these jars would Ana rather keep in the cellar, and why?' })
  expect(checkDuplicates([jarQuestion('Ana', '12'), other])).toEqual([])
})

test('reports comparisons of the same quantities', () => {
  const quantity = 'The number of ways to seat four guests around one table that has room for six of them'
  const comparison = (id: string): Item =>
    makeItem({
      ...{ id, kind: 'comparison', topic: 'algebra', text: undefined, choices: undefined, answer: 'A' },
      ...{ quantityA: quantity, quantityB: '7', why: { A: 'a', B: 'b', C: 'c', D: 'd' } },
    })
  expect(findingLines(checkDuplicates([comparison('q1'), comparison('q2')]))).toContain(
    'q2: is too similar to q1',
  )
})

function shortQuestion(id: string, change: object = {}): Item {
  return makeItem({
    id,
    kind: 'numeric',
    topic: 'algebra',
    choices: undefined,
    text: 'What is $x$?',
    answer: 7,
    why: 'This is the reason.',
    ...change,
  })
}

test('reports short questions only if their text is the same', () => {
  expect(findingLines(checkDuplicates([shortQuestion('q1'), shortQuestion('q2', { answer: 8 })]))).toBe(
    'q2: has the same text as q1',
  )
  expect(checkDuplicates([shortQuestion('q1'), shortQuestion('q2', { text: 'What is $y$?' })])).toEqual([])
})
