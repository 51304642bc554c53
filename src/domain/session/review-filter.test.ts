import { expect, test } from 'vitest'
import { finishedSession, sixQuestions } from '../../../tests/support/finished-session.ts'
import { isInReview, reviewFilters, tallyByTopic } from './review-filter.ts'

test('a review shows all questions, or those that were wrong, skipped, slow or marked', () => {
  const shown = reviewFilters.map((filter) =>
    sixQuestions
      .filter((question) => isInReview(filter, finishedSession, question, ['v2', 'q9']))
      .map(({ id }) => id),
  )
  expect(shown).toEqual([['v1', 'v2', 'v3', 'v4', 'v5', 'v6'], ['v3', 'v6'], ['v5'], ['v3'], ['v2']])
})

test('slow is more than one and a half times the pace of the section', () => {
  const [question] = sixQuestions
  if (!question) throw new Error('there are six questions')
  const isSlow = (seconds: number): boolean =>
    isInReview('slow', { ...finishedSession, spent: { [question.id]: seconds * 1000 } }, question, [])
  expect([isSlow(136), isSlow(137)]).toEqual([false, true])
})

test('right answers are counted by topic, in the order the topics came up', () => {
  const questions = sixQuestions.map((question, index) => ({
    ...question,
    topic: index % 2 === 0 ? 'reading-comprehension' : 'text-completion',
  }))
  expect(tallyByTopic(finishedSession, questions)).toEqual([
    { topic: 'reading-comprehension', total: 3, right: 1 },
    { topic: 'text-completion', total: 3, right: 2 },
  ])
})
