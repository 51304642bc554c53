import type { QuestionId } from './question.ts'
import { numberOfQuestion, type SectionName } from './section.ts'

/** How many questions one quiz holds. */
export const quizLength = 25

/** How many quizzes a section has at most. */
export const quizzesPerSection = 5

/** One of a section's numbered sets of 25 questions. */
export type Quiz = Readonly<{
  id: QuestionSetId
  section: SectionName
  number: number
  questionIds: readonly QuestionId[]
}>

/** A full test or a part of it: the form and the part. */
export type TestSetId = `test-${string}`

export type QuestionSetId = `${SectionName}-${number}` | TestSetId

/** The section's full quizzes: questions 1 to 25 are quiz 1, 26 to 50 are quiz 2, and so on. */
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

/** The id shared by all practice sets of a section, whichever questions they hold. */
export function practiceSetId(section: SectionName): QuestionSetId {
  return `${section}-0`
}

export function isTestSet(id: QuestionSetId): id is TestSetId {
  return id.startsWith('test-')
}

/** The form of a test. */
export function formOfTest(id: TestSetId): string {
  return id.slice('test-'.length).split('.')[0] ?? ''
}

export function isPracticeSet(id: string): boolean {
  return id.endsWith('-0')
}

/** The number of a quiz within its section. */
export function quizNumber(id: QuestionSetId): number {
  return Number(id.split('-')[1])
}

/** The address of a quiz. Quiz 1 is on the section's own page. */
export function quizPath(section: SectionName, number: number): string {
  return number === 1 ? `/${section}` : `/${section}/quiz/${number}`
}
