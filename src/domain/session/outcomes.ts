import type { QuizResult } from '../history/result.ts'
import { noAnswer, type Question } from '../questions/question.ts'
import { isComplete, isRight } from '../scoring/score-answer.ts'
import { elapsedSeconds, isChecked, type Session } from './session.ts'

export type Outcome = 'correct' | 'incorrect' | 'skipped'

/** How one question of a quiz ended. Only a whole answer, checked, counts; without it it was skipped, not wrong. */
export function outcomeOf(quiz: Session, question: Question): Outcome {
  const answer = quiz.answers[question.id] ?? noAnswer
  if (!isChecked(quiz, question.id) || !isComplete(question, answer)) return 'skipped'
  return isRight(question, answer) ? 'correct' : 'incorrect'
}

/** The result of a finished quiz, in the form in which it is kept. */
export function resultOf(quiz: Session, questions: readonly Question[]): QuizResult {
  const finishedAt = quiz.finishedAt
  if (finishedAt === null) throw new Error('A quiz has a result only once it is finished')
  const outcomes = questions.map((question) => outcomeOf(quiz, question))
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
