import { beforeAll, expect, test } from 'vitest'
import { questions } from '../../../tests/component/questions.ts'
import { renderMarkup, elementsIn, textsIn } from '../../../tests/support/rendered-markup.ts'
import type { Answer } from '../../domain/questions/question.ts'
import { AnswerField, loadLazyKinds } from '../answer/answer-field.tsx'

beforeAll(loadLazyKinds)

const paragraphs = (answer: Answer, revealed: boolean): readonly string[] =>
  elementsIn(
    renderMarkup(<AnswerField question={questions.sentence} answer={answer} revealed={revealed} />),
    'p',
  ).map((paragraph) => textsIn(paragraph).join(' '))

test('the passage keeps its paragraphs, and each sentence is a radio button with a letter', () => {
  expect(paragraphs([], false)).toEqual(['A The sun rose. B Nobody saw it.', 'C It was cloudy.'])
  const [first = ''] = elementsIn(
    renderMarkup(<AnswerField question={questions.sentence} answer={[]} revealed={false} />),
    'p',
  )
  expect(elementsIn(first, 'label').map((label) => label.match(/type="radio"/g)?.length)).toEqual([1, 1])
})

test('after the check the verdicts stand in the passage', () => {
  expect(paragraphs(['v4c'], true)).toEqual([
    'A The sun rose. B Nobody saw it. Correct',
    'C It was cloudy. Incorrect',
  ])
})
