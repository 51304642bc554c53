import type { Question } from '../../domain/questions/question.ts'
import { resultOf } from '../../domain/session/outcomes.ts'
import type { Session } from '../../domain/session/session.ts'
import { finishDraftWithResult } from '../../storage/drafts/session-drafts.ts'
import { requestPersistence } from '../../storage/browser/persistence.ts'
import { saveResult, type SavedResult } from '../../storage/results/results.ts'

/**
 * Saves the result of a finished quiz. The draft is deleted at the same moment, so that a learner who leaves at once
 * is not offered to resume it.
 */
export function saveQuizResult(session: Session, questions: readonly Question[]): SavedResult {
  const saved = saveResult(resultOf(session, questions), (saveInArray) =>
    finishDraftWithResult(session, saveInArray),
  )
  void saved.isInArray.then((isSaved) => {
    if (!isSaved) console.error('Failed to save your quiz results')
    return requestPersistence()
  })
  return saved
}
