import { correctChoice, type Question } from '../../domain/questions/question.ts'
import { resultOf, type AnswerKey } from '../../domain/quiz/finish.ts'
import type { Quiz } from '../../domain/quiz/quiz.ts'
import { appendAttempt } from '../../storage/attempts.ts'
import { newId } from '../../storage/new-id.ts'
import { askForPersistence } from '../../storage/persistence.ts'
import { appendResult } from '../../storage/results.ts'

/** Keeps the result of a finished quiz. Says whether it is where the specification wants it. */
export async function keepResult(quiz: Quiz, answerKey: AnswerKey): Promise<boolean> {
  const kept = await appendResult(resultOf(quiz, answerKey))
  if (!kept) console.error('Failed to save your quiz results')
  void askForPersistence()
  return kept
}

/** Writes a checked answer of a quiz into the log. */
export function logAnswer(quiz: Quiz, question: Question, at: Date): void {
  const chosen = quiz.answers[question.id]
  if (chosen === undefined) return
  void appendAttempt({
    id: newId(),
    question: question.id,
    answer: [chosen],
    right: chosen === correctChoice(question).id,
    seconds: Math.round((quiz.spent[question.id] ?? 0) / 1000),
    at: at.toISOString(),
    where: { kind: 'quiz', set: quiz.set, sitting: quiz.sitting },
  })
}
