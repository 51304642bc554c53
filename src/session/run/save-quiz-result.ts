import { noAnswer, type Question } from '../../domain/questions/question.ts'
import { isPracticeSet } from '../../domain/questions/question-set.ts'
import { resultOf } from '../../domain/session/outcomes.ts'
import type { Session } from '../../domain/session/session.ts'
import { isRight } from '../../domain/questions/kinds/kinds.ts'
import { appendAttempt } from '../../storage/logs/attempts.ts'
import { finishDraftWithResult } from '../../storage/drafts/session-drafts.ts'
import { requestPersistence } from '../../storage/browser/persistence.ts'
import { appendResult } from '../../storage/results/results.ts'

/**
 * Saves the result of a finished quiz. The draft is deleted at the same moment, so that a learner who leaves at once
 * is not offered to resume it. Returns whether the result is stored in `greQuizResults`.
 */
export async function saveQuizResult(session: Session, questions: readonly Question[]): Promise<boolean> {
  const isSaved = await appendResult(resultOf(session, questions), (saveInArray) =>
    finishDraftWithResult(session, saveInArray),
  )
  if (!isSaved) console.error('Failed to save your quiz results')
  void requestPersistence()
  return isSaved
}

/** Appends a checked answer to the log of attempts. Returns whether the answer is right. */
export function logAnswer(session: Session, question: Question, at: Date): boolean {
  const answer = session.answers[question.id] ?? noAnswer
  const right = isRight(question, answer)
  void appendAttempt({
    // Two tabs with the same session log the same id, so an answer is counted once.
    id: `${session.id}-${question.id}`,
    question: question.id,
    answer,
    right,
    seconds: Math.round((session.spent[question.id] ?? 0) / 1000),
    at: at.toISOString(),
    where: isPracticeSet(session.set)
      ? { kind: 'practice', sitting: session.id }
      : { kind: 'quiz', set: session.set, sitting: session.id },
  })
  return right
}
