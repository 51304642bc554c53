import { noAnswer, type Question } from '../../../domain/questions/question.ts'
import { isPracticeSet } from '../../../domain/questions/question-set.ts'
import { resultOf } from '../../../domain/session/outcomes.ts'
import type { Session } from '../../../domain/session/session.ts'
import { isRight } from '../../../domain/scoring/score-answer.ts'
import { appendAttempt } from '../../../storage/logs/attempts.ts'
import { dropDraftOf, finishDraft } from '../../../storage/drafts/session-drafts.ts'
import { requestPersistence } from '../../../storage/browser/persistence.ts'
import { appendResult, refreshResults } from '../../../storage/results/results.ts'

/**
 * Keeps the result of a finished quiz, and drops its draft as soon as it is kept: whoever leaves at once must
 * not be asked to finish again. Says whether it is where the specification wants it.
 */
export async function saveQuizResult(quiz: Session, questions: readonly Question[]): Promise<boolean> {
  const isKept =
    (await appendResult(resultOf(quiz, questions), () => finishDraft(quiz))) ||
    (await saveInPlaceOfDraft(quiz))
  if (!isKept) console.error('Failed to save your quiz results')
  void requestPersistence()
  return isKept
}

/** Where the array had no room for the result, there may be in the place of the draft. */
async function saveInPlaceOfDraft(quiz: Session): Promise<boolean> {
  dropDraftOf(quiz)
  const isKept = await refreshResults()
  finishDraft(quiz)
  return isKept
}

/** Writes a checked answer of a quiz into the log. Says whether it is right. */
export function logAnswer(quiz: Session, question: Question, at: Date): boolean {
  const answer = quiz.answers[question.id] ?? noAnswer
  const right = isRight(question, answer)
  void appendAttempt({
    // One sitting answers a question once, whichever tab writes it down.
    id: `${quiz.id}-${question.id}`,
    question: question.id,
    answer,
    right,
    seconds: Math.round((quiz.spent[question.id] ?? 0) / 1000),
    at: at.toISOString(),
    where: isPracticeSet(quiz.set)
      ? { kind: 'practice', sitting: quiz.id }
      : { kind: 'quiz', set: quiz.set, sitting: quiz.id },
  })
  return right
}
