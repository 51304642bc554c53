import type { Question } from '../../domain/questions/question.ts'
import { resultOf } from '../../domain/session/outcomes.ts'
import type { Session } from '../../domain/session/session.ts'
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
