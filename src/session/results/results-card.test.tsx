import { expect, test } from 'vitest'
import { finishedSession, sixQuestions } from '../../../tests/support/finished-session.ts'
import { renderMarkup, elementsIn, textsIn, attributesIn } from '../../../tests/support/rendered-markup.ts'
import { scoreMessage } from '../../domain/scoring/score-message.ts'
import { ResultsCard } from './results-card.tsx'

const card = (isSaved = true): string =>
  renderMarkup(
    <ResultsCard
      {...{ session: finishedSession, questions: sixQuestions, isSaved }}
      title="Verbal Reasoning, quiz 2"
      missed={null}
      next={null}
      onTryAgain={() => undefined}
    />,
  )

test('shows the counts of correct, incorrect and skipped questions, and the time', () => {
  const [counts = ''] = elementsIn(card(), 'dl')
  expect([elementsIn(counts, 'dt'), elementsIn(counts, 'dd')].map((parts) => parts.flatMap(textsIn))).toEqual(
    [
      ['Correct', 'Incorrect', 'Skipped', 'Time'],
      ['3', '2', '1', '04:38'],
    ],
  )
})

test('shows the percent of all questions that were correct, and the message for it', () => {
  expect(attributesIn(card(), 'aria-label')).toEqual(['Score: 50%', 'Text completion (TC)'])
  expect(textsIn(card())).toContain(scoreMessage(50))
})

test('shows which quiz the results belong to', () => {
  expect(textsIn(card()).slice(1, 3)).toEqual(['Verbal Reasoning, quiz 2', 'Quiz Results'])
})

test('shows how many questions of each topic were right', () => {
  const [topics = ''] = elementsIn(card(), 'ul')
  expect(textsIn(topics)).toEqual(['Text completion (TC)', '3 of 6'])
})

test('warns if the result was not saved, and not otherwise', () => {
  expect(card(false)).toContain('Your result may not be saved in this browser.')
  expect(card()).not.toContain('may not be saved')
})
