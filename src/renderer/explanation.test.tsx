import { expect, test } from 'vitest'
import { choicesWithKey, makeItem } from '../../tests/support/content-items.ts'
import { questionDefaults, makeChoices } from '../../tests/support/questions.ts'
import { renderMarkup, elementsIn, textsIn } from '../../tests/support/rendered-markup.ts'
import type { Question } from '../domain/questions/question.ts'
import { Explanation } from './explanation.tsx'

const explanationTexts = (question: Question): readonly string[] =>
  textsIn(renderMarkup(<Explanation question={question} />))

/** The texts of the collapsed list with a reason for each choice. */
const reasonTexts = (question: Question): readonly string[] =>
  elementsIn(renderMarkup(<Explanation question={question} />), 'details').flatMap(textsIn)

const several = makeItem({
  kind: 'several',
  choices: [
    { text: 'The river rose.', correct: true, why: 'It rained.' },
    { text: 'Nobody crossed.', why: 'The ferry did.' },
    { text: 'The bridge held.', correct: true, why: 'It is of stone.' },
  ],
  explanation: 'So it was.',
}).question

test('shows the right answer before the solution', () => {
  const { question } = makeItem({ choices: choicesWithKey(2), explanation: 'So it was.' })
  expect(explanationTexts(question).slice(0, 4)).toEqual([
    ...['Explanation', 'Correct answer:', 'gamma is green', 'So it was.'],
  ])
})

test('shows all right answers, separated by a dot', () => {
  expect(explanationTexts(several).slice(1, 5)).toEqual([
    ...['Correct answer:', 'The river rose.', '· The bridge held.', 'So it was.'],
  ])
})

test('lists each choice with its reason, in the order of the question', () => {
  expect(reasonTexts(several)).toEqual([
    'Why each choice is right or wrong',
    ...['The river rose.', 'It rained.'],
    ...['Nobody crossed.', 'The ferry did.'],
    ...['The bridge held.', 'It is of stone.'],
  ])
})

test('does not list a choice without a reason, and shows no list if no choice has one', () => {
  const [first, ...others] = makeChoices('v1', 'abc', 'a')
  const sentences = (why: string): Question => ({
    ...{ ...questionDefaults, kind: 'sentence', paragraphs: [3] },
    choices: [...(first ? [{ ...first, why: [why].filter(Boolean) }] : []), ...others],
  })
  expect(reasonTexts(sentences('It tells.')).slice(1)).toEqual(['a', 'It tells.'])
  expect(reasonTexts(sentences(''))).toEqual([])
})

test.each([
  ['with its unit', 'bees', '7 bees'],
  ['with a dollar sign before it', '$', '$7'],
  ['with a percent sign', '%', '7%'],
  ['without a unit if it has none', undefined, '7'],
])(
  'for numeric entry shows the right number %s, and the likely mistake after the solution',
  (_, unit, answer) => {
    const { question } = makeItem({
      ...{ kind: 'numeric', id: 'q9', topic: 'algebra', choices: undefined, explanation: 'So it was.' },
      ...{ answer: 7, unit, why: 'Six, where one end is not counted.' },
    })
    expect(explanationTexts(question).slice(1, 4)).toEqual([
      ...[`Correct answer: ${answer}`, 'So it was.', 'A likely mistake: Six, where one end is not counted.'],
    ])
  },
)
