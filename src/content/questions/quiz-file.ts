import { createHash } from 'node:crypto'
import type { Question } from '../../domain/questions/question.ts'
import type { Quiz } from '../../domain/questions/question-set.ts'

/** A few letters that change with the content. */
export function digestOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 10)
}

/** The file that holds a quiz's questions. Its name changes with its content, so it can be cached for good. */
export function fileNameOf(set: Quiz, questions: readonly Question[]): string {
  return `${set.id}.${digestOf(questions)}`
}

export function addressOf(set: Quiz, questions: readonly Question[]): string {
  return `/questions/${fileNameOf(set, questions)}.json`
}
