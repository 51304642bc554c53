import type { QuestionId } from './question.ts'
import { numberOfQuestion, type SectionName } from './section.ts'

/** How many questions one quiz holds. */
export const quizLength = 25

/** How many quizzes a section is meant to have. */
export const quizzesPerSection = 5

/** A named list of questions that is sat as one: quiz 1 of a section is its numbered bank. */
export type Quiz = Readonly<{
  id: QuestionSetId
  section: SectionName
  number: number
  questionIds: readonly QuestionId[]
}>

export type QuestionSetId = `${SectionName}-${number}`

/** The quizzes that a section's questions fill completely: 1 to 25 make the first, 26 to 50 the second. */
export function quizzesOf(section: SectionName, ids: readonly QuestionId[]): readonly Quiz[] {
  const ordered = ids.toSorted((a, b) => numberOfQuestion(a) - numberOfQuestion(b))
  const full = Math.min(quizzesPerSection, Math.floor(ordered.length / quizLength))
  return Array.from({ length: full }, (_, index) => ({
    id: `${section}-${index + 1}`,
    section,
    number: index + 1,
    questionIds: ordered.slice(index * quizLength, (index + 1) * quizLength),
  }))
}

/** The name under which a section's sets of one's own choice are sat; which questions they hold is not in it. */
export function practiceSetId(section: SectionName): QuestionSetId {
  return `${section}-0`
}

export function isPracticeSet(id: string): boolean {
  return id.endsWith('-0')
}

/** Which of its section's quizzes a set is. */
export function quizNumber(id: QuestionSetId): number {
  return Number(id.split('-')[1])
}

/** Where a quiz is sat. */
export function quizPath(section: SectionName, number: number): string {
  return number === 1 ? `/${section}` : `/${section}/quiz/${number}`
}
