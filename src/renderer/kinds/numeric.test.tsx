import { beforeAll, expect, test } from 'vitest'
import { questionDefaults } from '../../../tests/support/questions.ts'
import { renderMarkup, textsIn, attributesIn } from '../../../tests/support/rendered-markup.ts'
import type { Answer, Question } from '../../domain/questions/question.ts'
import { AnswerField, loadLazyKinds } from '../answer/answer-field.tsx'

beforeAll(loadLazyKinds)

/** The keys for the signs that the keyboards of phones lack. */
const signs = ['−', '/']
const hint = 'An integer, a decimal or a fraction, such as 12, 0.75 or 3/4.'
const question: Question = {
  ...questionDefaults,
  id: 'q9',
  kind: 'numeric',
  key: '7',
  unit: 'bees',
  mistake: [],
}

const fieldMarkup = (answer: Answer, revealed: boolean, unit: string | null = 'bees'): string =>
  renderMarkup(<AnswerField question={{ ...question, unit }} answer={answer} revealed={revealed} />)

test('a dollar sign stands before the box, and other units after it', () => {
  for (const [unit, isBefore] of [
    ['$', true],
    ['%', false],
  ] as const) {
    const markup = fieldMarkup([], false, unit)
    expect(markup.indexOf(`>${unit}<`) < markup.indexOf('<input')).toBe(isBefore)
  }
})

test('the field has a label, its unit if there is one, and a hint', () => {
  expect(textsIn(fieldMarkup([], false))).toEqual(['Your answer', 'bees', ...signs, hint])
  expect(textsIn(fieldMarkup([], false, null))).toEqual(['Your answer', ...signs, hint])
})

test('shows Correct or Incorrect after the answer is checked', () => {
  expect(textsIn(fieldMarkup(['7'], false))).toEqual(['Your answer', 'bees', ...signs, hint])
  expect(textsIn(fieldMarkup(['7'], true))).toEqual(['Your answer', 'bees', 'Correct', hint])
  expect(textsIn(fieldMarkup(['7.0'], true))).toEqual(['Your answer', 'bees', 'Correct', hint])
  expect(textsIn(fieldMarkup(['6'], true))).toEqual(['Your answer', 'bees', 'Incorrect', hint])
})

test('shows no verdict if nothing was entered', () => {
  expect(textsIn(fieldMarkup([], true))).toEqual(['Your answer', 'bees', hint])
  expect(attributesIn(fieldMarkup([], true), 'data-verdict')).toEqual([])
})
