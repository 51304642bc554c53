import { expect, test } from 'vitest'
import { questionDefaults, makeChoices } from '../../../tests/support/questions.ts'
import { toggleChoice } from './toggle-choice.ts'
import type { BlanksQuestion, EquivalenceQuestion, SeveralQuestion } from './question.ts'

const several: SeveralQuestion = {
  ...questionDefaults,
  kind: 'several',
  choices: makeChoices('v1', 'abc', 'ac'),
}
const equivalence: EquivalenceQuestion = { ...several, kind: 'equivalence' }
const blanks: BlanksQuestion = {
  ...questionDefaults,
  kind: 'blanks',
  blanks: [makeChoices('v1', 'abc', 'a'), makeChoices('v1', 'def', 'e')],
}

test.each([several, equivalence])(
  '$kind: a click adds or removes a choice, and choices stay in display order',
  (question) => {
    expect(toggleChoice(question, ['v1c'], 'v1a')).toEqual(['v1a', 'v1c'])
    expect(toggleChoice(question, ['v1a', 'v1c'], 'v1a')).toEqual(['v1c'])
  },
)

test('blanks: each blank has one choice', () => {
  expect(toggleChoice(blanks, ['v1e'], 'v1b')).toEqual(['v1b', 'v1e'])
  expect(toggleChoice(blanks, ['v1b', 'v1e'], 'v1c')).toEqual(['v1c', 'v1e'])
})

test('blanks: a choice replaces the other choice of its blank only', () => {
  expect(toggleChoice(blanks, ['v1b'], 'v1e')).toEqual(['v1b', 'v1e'])
  expect(toggleChoice(blanks, ['v1b', 'v1e'], 'v1f')).toEqual(['v1b', 'v1f'])
})
