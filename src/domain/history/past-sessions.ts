import { isPracticeSet, type QuestionSetId } from '../questions/question-set.ts'
import type { QuestionId } from '../questions/question.ts'
import { sectionsOfSet } from '../practice/practice-set.ts'
import { sectionNames, type SectionName } from '../questions/section.ts'
import type { SessionAnswers } from '../session/session.ts'
import type { Instant } from '../time/instant.ts'
import type { Attempt } from './attempt.ts'

/** A quiz or practice set that was done earlier, reconstructed from the log of attempts. */
export type PastSession = Readonly<{
  id: string
  /** The numbered quiz; null for a practice set. */
  quiz: QuestionSetId | null
  /** Of the answered questions; a mixed practice set has several. */
  sections: readonly SectionName[]
  /** The answered questions, in the order in which they were answered. */
  answeredIds: readonly QuestionId[]
  answers: SessionAnswers
  right: number
  lastAnswerAt: Instant
}>

/**
 * All quizzes and practice sets in the log, the latest first. Answers on the questions' own pages belong to none, and full
 * tests have reports of their own.
 */
export function pastSessionsOf(attempts: readonly Attempt[]): readonly PastSession[] {
  const byId = new Map<string, Attempt[]>()
  for (const attempt of attempts) {
    if (attempt.where.kind === 'page' || attempt.where.kind === 'test') continue
    const known = byId.get(attempt.where.sitting)
    if (known) known.push(attempt)
    else byId.set(attempt.where.sitting, [attempt])
  }
  return [...byId]
    .flatMap(([id, own]) => pastSession(id, own) ?? [])
    .toSorted((a, b) => b.lastAnswerAt - a.lastAnswerAt)
}

function pastSession(id: string, unordered: readonly Attempt[]): PastSession | null {
  const attempts = unordered.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const last = attempts.at(-1)
  const answeredIds = attempts.map(({ question }) => question)
  const sections = sectionsOfSet(answeredIds)
  if (!last || sections.length === 0) return null
  return {
    id,
    quiz: last.where.kind === 'quiz' ? quizWithId(last.where.set) : null,
    sections,
    answeredIds,
    answers: {
      answers: Object.fromEntries(attempts.map(({ question, answer }) => [question, answer])),
      checked: answeredIds,
      spent: Object.fromEntries(attempts.map(({ question, seconds }) => [question, seconds * 1000])),
    },
    right: attempts.filter(({ right }) => right).length,
    lastAnswerAt: Date.parse(last.at),
  }
}

/** The id of a numbered quiz, or null if the log has another text there. */
function quizWithId(text: string): QuestionSetId | null {
  const [name, number] = text.split('-')
  const section = sectionNames.find((each) => each === name)
  return section && !isPracticeSet(text) && Number.isInteger(Number(number))
    ? `${section}-${Number(number)}`
    : null
}
