import { createHash } from 'node:crypto'
import type { Question } from '../domain/questions/question.ts'
import type { QuizSet } from '../domain/questions/quiz-set.ts'

/** The file that holds a quiz's questions. Its name changes with its content, so it can be cached for good. */
export function fileNameOf(set: QuizSet, questions: readonly Question[]): string {
  const digest = createHash('sha256').update(JSON.stringify(questions)).digest('hex')
  return `${set.id}.${digest.slice(0, 10)}`
}

export function addressOf(set: QuizSet, questions: readonly Question[]): string {
  return `/questions/${fileNameOf(set, questions)}.json`
}
