import { beforeAll, expect, test } from 'vitest'
import { aboutNothing } from '../../../tests/support/questions.ts'
import { renderMarkup, textsIn, valuesIn } from '../../../tests/support/rendered-markup.ts'
import type { Answer, Question } from '../../domain/questions/question.ts'
import { AnswerField, loadRareKinds } from '../answer/answer-field.tsx'

beforeAll(loadRareKinds)

const hint = 'An integer, a decimal or a fraction, such as 12, 0.75 or 3/4.'
const question: Question = { ...aboutNothing, id: 'q9', kind: 'numeric', key: '7', unit: 'bees', mistake: [] }

const field = (answer: Answer, revealed: boolean, unit: string | null = 'bees'): string =>
  renderMarkup(<AnswerField question={{ ...question, unit }} answer={answer} revealed={revealed} />)

test('a box for a number has a name, its unit and a hint at what it takes', () => {
  expect(textsIn(field([], false))).toEqual(['Your answer', 'bees', hint])
  expect(textsIn(field([], false, null))).toEqual(['Your answer', hint])
})

test('a number that was entered says that it is right or wrong once it is checked', () => {
  expect(textsIn(field(['7'], false))).toEqual(['Your answer', 'bees', hint])
  expect(textsIn(field(['7'], true))).toEqual(['Your answer', 'bees', 'Correct', hint])
  expect(textsIn(field(['7.0'], true))).toEqual(['Your answer', 'bees', 'Correct', hint])
  expect(textsIn(field(['6'], true))).toEqual(['Your answer', 'bees', 'Incorrect', hint])
})

test('where nothing was entered there is nothing to judge', () => {
  expect(textsIn(field([], true))).toEqual(['Your answer', 'bees', hint])
  expect(valuesIn(field([], true), 'data-verdict')).toEqual([])
})
