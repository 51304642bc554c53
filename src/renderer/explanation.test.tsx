import { expect, test } from 'vitest'
import { choices, itemFrom } from '../../tests/support/content-items.ts'
import { aboutNothing, lettered } from '../../tests/support/questions.ts'
import { renderMarkup, partsIn, textsIn } from '../../tests/support/rendered-markup.ts'
import type { Question } from '../domain/questions/question.ts'
import { Explanation } from './explanation.tsx'

const explained = (question: Question): readonly string[] =>
  textsIn(renderMarkup(<Explanation question={question} />))

/** What the choices come to, behind their disclosure. */
const reasons = (question: Question): readonly string[] =>
  partsIn(renderMarkup(<Explanation question={question} />), 'details').flatMap(textsIn)

const several = itemFrom({
  kind: 'several',
  choices: [
    { text: 'The river rose.', correct: true, why: 'It rained.' },
    { text: 'Nobody crossed.', why: 'The ferry did.' },
    { text: 'The bridge held.', correct: true, why: 'It is of stone.' },
  ],
  explanation: 'So it was.',
}).question

test('the right answer is named before the solution', () => {
  const { question } = itemFrom({ choices: choices(2), explanation: 'So it was.' })
  expect(explained(question).slice(0, 4)).toEqual([
    ...['Explanation', 'Correct answer:', 'gamma is green', 'So it was.'],
  ])
})

test('of several right answers all are named, with a sign between them', () => {
  expect(explained(several).slice(1, 5)).toEqual([
    ...['Correct answer:', 'The river rose.', '· The bridge held.', 'So it was.'],
  ])
})

test('each choice stands with its own reason, in the order of the question', () => {
  expect(reasons(several)).toEqual([
    'Why each choice is right or wrong',
    ...['The river rose.', 'It rained.'],
    ...['Nobody crossed.', 'The ferry did.'],
    ...['The bridge held.', 'It is of stone.'],
  ])
})

test('a choice of which nothing is to be said is not listed, and where there is no other, nothing is', () => {
  const [first, ...others] = lettered('v1', 'abc', 'a')
  const sentences = (why: string): Question => ({
    ...{ ...aboutNothing, kind: 'sentence' },
    choices: [...(first ? [{ ...first, why: [why].filter(Boolean) }] : []), ...others],
  })
  expect(reasons(sentences('It tells.')).slice(1)).toEqual(['a', 'It tells.'])
  expect(reasons(sentences(''))).toEqual([])
})

test.each([
  ['with its unit', 'bees', '7 bees'],
  ['alone where it has none', undefined, '7'],
])('the right number is told %s, and after the solution the likely mistake', (_, unit, answer) => {
  const { question } = itemFrom({
    ...{ kind: 'numeric', id: 'q9', topic: 'algebra', choices: undefined, explanation: 'So it was.' },
    ...{ answer: 7, unit, why: 'Six, where one end is not counted.' },
  })
  expect(explained(question).slice(1, 4)).toEqual([
    ...[`Correct answer: ${answer}`, 'So it was.', 'A likely mistake: Six, where one end is not counted.'],
  ])
})
