import type { Session } from '../../domain/session/session.ts'
import type { QuestionSetId } from '../../domain/questions/question-set.ts'
import { isSectionName, type SectionName } from '../../domain/questions/section.ts'

/** The stored form of a session. Its id has always been stored as `sitting`, and stored names never change. */
export function rowFromSession({ id, ...session }: Session): object {
  return { sitting: id, ...session }
}

/**
 * Reads a stored session, unfinished or finished; null for anything no session could have produced. Version 1 stored
 * each answer as a single text and had no limit; since version 2 an answer is a list.
 */
export function sessionFromRow(value: unknown): Session | null {
  if (!isRecord(value) || !isRecord(value['answers'])) return null
  const answers = Object.entries(value['answers']).map(([id, answer]) => {
    return [id, typeof answer === 'string' ? [answer] : answer] as const
  })
  const { sitting: id, ...fields } = value
  const session = { limit: null, finishedAt: null, ...fields, id, answers: Object.fromEntries(answers) }
  return isSession(session) ? session : null
}

/** Checked by hand rather than with valibot, to keep every quiz page small. */
function isSession(value: Record<string, unknown>): value is Session {
  const {
    id,
    set,
    section,
    questionIds,
    index,
    answers,
    checked,
    spent,
    clock,
    arrivedAt,
    startedAt,
    limit,
    finishedAt,
  } = value
  return (
    typeof id === 'string' &&
    isSectionName(section) &&
    isSetOf(section, set) &&
    areTexts(questionIds) &&
    typeof index === 'number' &&
    questionIds[index] !== undefined &&
    isRecord(answers) &&
    Object.values(answers).every(isAnswer) &&
    areTexts(checked) &&
    checked.every((id) => Object.hasOwn(answers, id)) &&
    isRecord(spent) &&
    Object.values(spent).every(isDuration) &&
    isMoment(startedAt) &&
    (finishedAt === null || isMoment(finishedAt)) &&
    (limit === null || isDuration(limit)) &&
    isDuration(arrivedAt) &&
    isRecord(clock) &&
    hasClockReached(clock, arrivedAt)
  )
}

function isSetOf(section: SectionName, set: unknown): set is QuestionSetId {
  return typeof set === 'string' && set.startsWith(section)
}

/** Whether the clock does not run backward and has counted at least `minimum` milliseconds. */
function hasClockReached({ banked, from, seen }: Record<string, unknown>, minimum: number): boolean {
  return (
    isDuration(banked) && isMoment(from) && isMoment(seen) && seen >= from && minimum <= banked + seen - from
  )
}

function isAnswer(value: unknown): boolean {
  return areTexts(value) && value.length > 0
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function areTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

/** Whether a value is in the range of JavaScript dates. */
function isMoment(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= 864e13
}

function isDuration(value: unknown): value is number {
  return isMoment(value) && value >= 0
}
