import { Check, Minus, X } from 'lucide'
import { expect, test } from 'vitest'
import { finishedSession, sixQuestions } from '../../../tests/support/finished-session.ts'
import { renderMarkup, elementsIn, textsIn, attributesIn } from '../../../tests/support/rendered-markup.ts'
import type { SectionName } from '../../domain/questions/section.ts'
import { Icon } from '../../ui/buttons/icon.tsx'
import { ResultsReview } from './results-review.tsx'

/** The review of six questions, which are of these sections by turns. */
const review = (...names: readonly SectionName[]): string => {
  const questions = sixQuestions.map((question, index) => ({
    ...question,
    section: names[index % names.length] ?? question.section,
  }))
  return renderMarkup(<ResultsReview session={finishedSession} questions={questions} />)
}

/** The always visible summaries of the questions. */
const summaries = (markup: string): readonly string[] =>
  elementsIn(markup, 'summary').filter((summary) => summary.includes('<h3'))

test('shows the number, topic, time and outcome of each question', () => {
  expect(summaries(review()).map((summary) => textsIn(summary).join(' '))).toEqual([
    'Question 1 Text completion (TC), easy 1 min 5 s Correct',
    'Question 2 Text completion (TC), easy 9 s Correct',
    'Question 3 Text completion (TC), easy 60 min 0 s Incorrect',
    'Question 4 Text completion (TC), easy 0 s Correct',
    'Question 5 Text completion (TC), easy 59 s Skipped',
    'Question 6 Text completion (TC), easy 1 min 0 s Incorrect',
  ])
})

test('shows the outcome of each question as an icon too', () => {
  const shapes = [Check, Check, X, Check, Minus, X].map((shape) =>
    renderMarkup(<Icon shape={shape} size={18} weight={2.5} />),
  )
  expect(summaries(review()).flatMap((summary) => elementsIn(summary, 'svg'))).toEqual(shapes)
  expect(attributesIn(review(), 'data-outcome')).toEqual([
    'correct',
    'correct',
    'incorrect',
    'correct',
    'skipped',
    'incorrect',
  ])
})

test('shows the chosen and the right choice and the explanation in an opened question', () => {
  const [, , third = ''] = review().split('data-reviewed=').slice(1)
  expect(elementsIn(third, 'label').map((choice) => textsIn(choice).join(' '))).toEqual([
    ...['A a Correct', 'B b Incorrect', 'C c', 'D d', 'E e'],
  ])
  expect(attributesIn(third, 'data-explanation')).toEqual(['v3'])
  expect(elementsIn(third, 'h4').flatMap(textsIn)).toEqual(['Explanation'])
})

test('shows the time per question on the GRE, except for analytical questions', () => {
  const open = 'Open a question to see your answer, the right answer and the explanation.'
  const lead = (...names: readonly SectionName[]): string =>
    textsIn(elementsIn(review(...names), 'p')[0] ?? '').join('')
  expect(lead('verbal')).toBe(
    `${open} The GRE allows about 1 min 31 s for each. A question is slow if it took more than one and a half times as long.`,
  )
  expect(lead('quantitative')).toBe(
    `${open} The GRE allows about 1 min 44 s for each. A question is slow if it took more than one and a half times as long.`,
  )
  expect(lead('analytical')).toBe(open)
  const both =
    '1 min 31 s for each verbal question and 1 min 44 s for each quantitative question. A question is slow if it took more than one and a half times as long.'
  expect(lead('verbal', 'quantitative')).toBe(`${open} The GRE allows about ${both}`)
})
