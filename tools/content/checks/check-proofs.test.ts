import { expect, test } from 'vitest'
import {
  choicesWithKey,
  makeItem,
  findingLines,
  type ItemChange,
} from '../../../tests/support/content-items.ts'
import { checkProofs } from './check-proofs.ts'

const sum: ItemChange = {
  id: 'q1',
  topic: 'arithmetic',
  choices: choicesWithKey(2, ['1', '2', '$\\frac{7}{2}$', '4', '5']),
  proof: '3 + 1/2',
}

test('accepts a proof that gives exactly the key', () => {
  expect(checkProofs([makeItem(sum)])).toEqual([])
})

test.each<readonly [string, ItemChange, string]>([
  ['a proof with another result', { proof: '3' }, 'the proof gives 3'],
  [
    'a wrong choice with the same value as the key',
    { choices: choicesWithKey(2, ['1', '3.5', '7/2', '4', '5']) },
    'is not declared correct',
  ],
  ['a question without a proof', { proof: undefined }, 'needs a proof (or logic), or noProof'],
  ['a proof that cannot be evaluated', { proof: 'three' }, 'Unknown name: three'],
])('reports %s', (_, change, rule) => {
  expect(findingLines(checkProofs([makeItem({ ...sum, ...change })]))).toContain(rule)
})

test('reports more than 8% of questions without a proof', () => {
  const unproven = { id: 'q1', topic: 'algebra', noProof: 'It is a matter of words.' }
  expect(findingLines(checkProofs([makeItem(unproven)]))).toBe(
    'all: 100% of questions have no proof; at most 8% may have none',
  )
})

test('reports a logic question without rules', () => {
  expect(findingLines(checkProofs([makeItem({ id: 'a1', topic: 'logic' })]))).toContain(
    'needs a proof (or logic), or noProof',
  )
})

test('checks the key of a logic question by going through all cases', () => {
  const questionWithKey = (correctIndex: number): ItemChange => ({
    id: 'a1',
    topic: 'logic',
    choices: choicesWithKey(correctIndex).map((choice, index) => ({
      ...choice,
      test: `Ana == ${index + 1}`,
    })),
    logic: {
      order: ['Ana', 'Ben', 'Cem', 'Dia', 'Eli'],
      rules: ['Ana < Ben', 'Ben < Cem', 'Ana < Dia', 'Ana < Eli'],
      ask: 'must',
    },
  })
  expect(checkProofs([makeItem(questionWithKey(0))])).toEqual([])
  expect(findingLines(checkProofs([makeItem(questionWithKey(1))]))).toContain('by the rules the choice')
})
