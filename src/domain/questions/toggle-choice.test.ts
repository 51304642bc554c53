import { expect, test } from 'vitest'
import { aboutNothing, lettered } from '../../../tests/support/questions.ts'
import { toggleChoice } from './toggle-choice.ts'
import type { BlanksQuestion, EquivalenceQuestion, SeveralQuestion } from './question.ts'

const several: SeveralQuestion = { ...aboutNothing, kind: 'several', choices: lettered('v1', 'abc', 'ac') }
const equivalence: EquivalenceQuestion = { ...several, kind: 'equivalence' }
const blanks: BlanksQuestion = {
  ...aboutNothing,
  kind: 'blanks',
  blanks: [lettered('v1', 'abc', 'a'), lettered('v1', 'def', 'e')],
}

test.each([several, equivalence])(
  'where $kind is asked, each is put in and taken out, in their order',
  (question) => {
    expect(toggleChoice(question, ['v1c'], 'v1a')).toEqual(['v1a', 'v1c'])
    expect(toggleChoice(question, ['v1a', 'v1c'], 'v1a')).toEqual(['v1c'])
  },
)

test('each blank takes one choice of its own', () => {
  expect(toggleChoice(blanks, ['v1e'], 'v1b')).toEqual(['v1b', 'v1e'])
  expect(toggleChoice(blanks, ['v1b', 'v1e'], 'v1c')).toEqual(['v1c', 'v1e'])
})

test('a choice in a later blank takes the place of the one there, and leaves the others', () => {
  expect(toggleChoice(blanks, ['v1b'], 'v1e')).toEqual(['v1b', 'v1e'])
  expect(toggleChoice(blanks, ['v1b', 'v1e'], 'v1f')).toEqual(['v1b', 'v1f'])
})
