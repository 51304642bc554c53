import type { ChoiceId, QuestionId } from '../questions/question.ts'
import type { QuizResult } from '../history/result.ts'
import { elapsedSeconds, isChecked, type Quiz } from './quiz.ts'

/** The right choice of each question, by question. */
export type AnswerKey = Readonly<Record<QuestionId, ChoiceId>>

export type Outcome = 'correct' | 'incorrect' | 'skipped'

/** How one question of a quiz ended. Only a checked answer counts; without one it was skipped, not wrong. */
export function outcomeOf(quiz: Quiz, key: AnswerKey, id: QuestionId): Outcome {
  if (!isChecked(quiz, id)) return 'skipped'
  return quiz.answers[id] === key[id] ? 'correct' : 'incorrect'
}

/** The result of a finished quiz, in the form in which it is kept. */
export function resultOf(quiz: Quiz, key: AnswerKey): QuizResult {
  const finishedAt = quiz.finishedAt
  if (finishedAt === null) throw new Error('A quiz has a result only once it is finished')
  const outcomes = quiz.questionIds.map((id) => outcomeOf(quiz, key, id))
  const count = (wanted: Outcome): number => outcomes.filter((outcome) => outcome === wanted).length
  return {
    questionsCount: quiz.questionIds.length,
    correctAnswers: count('correct'),
    incorrectAnswers: count('incorrect'),
    skippedQuestions: count('skipped'),
    timeTaken: elapsedSeconds(quiz, finishedAt),
    date: new Date(finishedAt).toISOString(),
    sectionType: quiz.section,
  }
}
