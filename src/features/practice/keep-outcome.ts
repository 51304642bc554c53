import { noAnswer, type Question } from '../../domain/questions/question.ts'
import { isPractice } from '../../domain/questions/quiz-set.ts'
import { resultOf } from '../../domain/quiz/finish.ts'
import type { Quiz } from '../../domain/quiz/quiz.ts'
import { isRight } from '../../domain/scoring/mark.ts'
import { appendAttempt } from '../../storage/attempts.ts'
import { dropDraftOf, finishDraft } from '../../storage/quiz-draft.ts'
import { askForPersistence } from '../../storage/persistence.ts'
import { appendResult, refreshResults } from '../../storage/results.ts'

/**
 * Keeps the result of a finished quiz, and drops its draft as soon as it is kept: whoever leaves at once must
 * not be asked to finish again. Says whether it is where the specification wants it.
 */
export async function keepResult(quiz: Quiz, questions: readonly Question[]): Promise<boolean> {
  const isKept =
    (await appendResult(resultOf(quiz, questions), () => finishDraft(quiz))) || (await keepInItsRoom(quiz))
  if (!isKept) console.error('Failed to save your quiz results')
  void askForPersistence()
  return isKept
}

/** Where the array had no room for the result, there may be in the place of the draft. */
async function keepInItsRoom(quiz: Quiz): Promise<boolean> {
  dropDraftOf(quiz)
  const isKept = await refreshResults()
  finishDraft(quiz)
  return isKept
}

/** Writes a checked answer of a quiz into the log. Says whether it is right. */
export function logAnswer(quiz: Quiz, question: Question, at: Date): boolean {
  const answer = quiz.answers[question.id] ?? noAnswer
  const right = isRight(question, answer)
  void appendAttempt({
    // One sitting answers a question once, whichever tab writes it down.
    id: `${quiz.sitting}-${question.id}`,
    question: question.id,
    answer,
    right,
    seconds: Math.round((quiz.spent[question.id] ?? 0) / 1000),
    at: at.toISOString(),
    where: isPractice(quiz.set)
      ? { kind: 'practice', sitting: quiz.sitting }
      : { kind: 'quiz', set: quiz.set, sitting: quiz.sitting },
  })
  return right
}
