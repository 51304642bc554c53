import { createHash } from 'node:crypto'
import type { Question } from '../../domain/questions/question.ts'
import type { Quiz } from '../../domain/questions/question-set.ts'

/** A short hash for file names. */
export function contentHash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 10)
}

/** The file name contains a hash of the content, so the file can be cached forever. */
export function quizFileName(quiz: Quiz, questions: readonly Question[]): string {
  return `${quiz.id}.${contentHash(questions)}`
}

export function quizFileAddress(quiz: Quiz, questions: readonly Question[]): string {
  return `/questions/${quizFileName(quiz, questions)}.json`
}
