import type { Session } from '../../domain/session/session.ts'
import type { QuestionSetId } from '../../domain/questions/question-set.ts'
import { isSectionName, type SectionName } from '../../domain/questions/section.ts'
import { areEvents, areModules, isNextModuleRule } from './session-parts.ts'
import { areTexts, isDuration, isMoment, isRecord } from './stored-values.ts'

/** The stored form of a session. Its id has always been stored as `sitting`, and stored names never change. */
export function rowFromSession({ id, incomplete, ...session }: Session): object {
  return { sitting: id, ...session, ...(incomplete.length > 0 && { incomplete }) }
}

/**
 * Reads a stored session, unfinished or finished; null for anything no session could have produced. Version 1 stored
 * each answer as a single text and had no limit; since version 2 an answer is a list; since version 3 the questions
 * and the limit are in modules, and there is a log. Later in version 3, `incomplete` came, which is left out if empty.
 */
export function sessionFromRow(value: unknown): Session | null {
  if (!isRecord(value) || !isRecord(value['answers'])) return null
  const answers = Object.entries(value['answers']).map(([id, answer]) => {
    return [id, typeof answer === 'string' ? [answer] : answer] as const
  })
  const { sitting: id, questionIds, limit = null, ...fields } = value
  const session = {
    modules: [{ id: '1', questionIds, limit, mode: 'study', tools: [] }],
    nextModule: 'none',
    moduleEnds: [],
    flagged: [],
    incomplete: [],
    isReviewing: false,
    log: [],
    finishedAt: null,
    ...fields,
    id,
    answers: Object.fromEntries(answers),
  }
  return isSession(session) ? session : null
}

/** Checked by hand rather than with valibot, to keep every quiz page small. */
function isSession(value: Record<string, unknown>): value is Session {
  const { id, set, section, modules, nextModule, moduleEnds, index, answers, checked, flagged, isReviewing } =
    value
  const { incomplete, spent, clock, arrivedAt, startedAt, finishedAt, log } = value
  return (
    typeof id === 'string' &&
    isSectionName(section) &&
    isSetOf(section, set) &&
    areModules(modules) &&
    isNextModuleRule(nextModule) &&
    typeof index === 'number' &&
    modules.at(-1)?.questionIds[index] !== undefined &&
    isRecord(answers) &&
    Object.values(answers).every(isAnswer) &&
    areTexts(checked) &&
    checked.every((id) => Object.hasOwn(answers, id)) &&
    areTexts(incomplete) &&
    areTexts(flagged) &&
    typeof isReviewing === 'boolean' &&
    isRecord(spent) &&
    Object.values(spent).every(isDuration) &&
    isMoment(startedAt) &&
    (finishedAt === null || isMoment(finishedAt)) &&
    isDuration(arrivedAt) &&
    isRecord(clock) &&
    hasClockReached(clock, arrivedAt) &&
    Array.isArray(moduleEnds) &&
    moduleEnds.length <= modules.length &&
    moduleEnds.every((end) => isDuration(end) && hasClockReached(clock, end)) &&
    areEvents(log)
  )
}

function isSetOf(section: SectionName, set: unknown): set is QuestionSetId {
  return typeof set === 'string' && (set.startsWith(section) || set.startsWith('test-'))
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
