import type { Question, QuestionId } from '../questions/question.ts'
import { sections } from '../questions/section.ts'
import { outcomeOf } from './outcomes.ts'
import type { SessionAnswers } from './session.ts'

/** Which questions of a finished session a review shows. */
export const reviewFilters = ['all', 'wrong', 'skipped', 'slow', 'marked'] as const

export type ReviewFilter = (typeof reviewFilters)[number]

/** A question was slow if it took this many times as long as the pace of its section. */
const slowFactor = 1.5

/** Whether a review with this filter shows a question. `marked` are the questions marked for later. */
export function isInReview(
  filter: ReviewFilter,
  session: SessionAnswers,
  question: Question,
  marked: readonly QuestionId[],
): boolean {
  switch (filter) {
    case 'all':
      return true
    case 'wrong':
      return outcomeOf(session, question) === 'incorrect'
    case 'skipped':
      return outcomeOf(session, question) === 'skipped'
    case 'slow':
      return (session.spent[question.id] ?? 0) > slowFactor * sections[question.section].paceSeconds * 1000
    case 'marked':
      return marked.includes(question.id)
  }
}

/** How many questions of each topic there were, and how many were right; topics in the order they came up. */
export type TopicTally = Readonly<{ topic: string; total: number; right: number }>

export function tallyByTopic(session: SessionAnswers, questions: readonly Question[]): readonly TopicTally[] {
  const topics = [...new Set(questions.map(({ topic }) => topic))]
  return topics.map((topic) => {
    const ofTopic = questions.filter((question) => question.topic === topic)
    const right = ofTopic.filter((question) => outcomeOf(session, question) === 'correct').length
    return { topic, total: ofTopic.length, right }
  })
}
