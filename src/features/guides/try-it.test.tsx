import { expect, test } from 'vitest'
import { questions } from '../../../tests/component/questions.ts'
import { renderMarkup, textsIn } from '../../../tests/support/rendered-markup.ts'
import { choicesOf, rightChoices, typedAnswer } from '../../domain/questions/kinds/kinds.ts'
import type { Question } from '../../domain/questions/question.ts'
import { plainText } from '../../domain/questions/rich-text.ts'
import { TryIt } from './try-it.tsx'

const shownText = (question: Question): string =>
  textsIn(renderMarkup(<TryIt questions={[question]} />)).join(' ')

test.each(Object.values<Question>(questions))('a guide shows a $kind question and its answer', (question) => {
  const choices = choicesOf(question).map(({ text }) => plainText(text))
  const key =
    typedAnswer(question)?.key ??
    rightChoices(question)
      .map(({ text }) => plainText(text))
      .join(' · ')
  const shown = shownText(question)
  for (const choice of choices) expect(shown).toContain(` ${choice} `)
  expect(shown).toContain(`Show the answer Explanation Correct answer: ${key}`)
})

test('the quantities of a comparison and the blanks of a completion are labeled', () => {
  expect(shownText(questions.comparison)).toContain('Quantity A 7 Quantity B 7 Choices a b c d')
  expect(shownText(questions.blanks)).toContain('Blank (i) a b c Blank (ii) d e f')
})

test('a question whose answer is typed asks for a number', () => {
  expect(shownText(questions.numeric)).toContain('Your answer')
})
