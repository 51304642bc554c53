import type { Quiz } from '../../domain/quiz/quiz.ts'
import type { QuizSetId } from '../../domain/questions/quiz-set.ts'
import { isSectionName, type SectionName } from '../../domain/questions/section.ts'

/** A quiz in progress as it is kept. */
export type Draft = Omit<Quiz, 'finishedAt'>

/** A draft of version 1 held the one choice of each question as a text, and had no limit; now an answer is a list. */
export function withAnswersOfToday(value: unknown): unknown {
  if (!isRecord(value) || !isRecord(value['answers'])) return value
  const answers = Object.entries(value['answers']).map(([id, answer]) => {
    return [id, typeof answer === 'string' ? [answer] : answer] as const
  })
  return { limit: null, ...value, answers: Object.fromEntries(answers) }
}

/** Whether a kept value is a quiz that can have come about. By hand, as every quiz page carries it. */
export function isDraft(value: unknown): value is Draft {
  if (!isRecord(value) || 'finishedAt' in value) return false
  const {
    sitting,
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
  } = value
  return (
    typeof sitting === 'string' &&
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
    (limit === null || isDuration(limit)) &&
    isDuration(arrivedAt) &&
    isRecord(clock) &&
    isClockPast(clock, arrivedAt)
  )
}

function isSetOf(section: SectionName, set: unknown): set is QuizSetId {
  return typeof set === 'string' && set.startsWith(section)
}

/** Whether a clock has run at least so long, and not backward. */
function isClockPast({ banked, from, seen }: Record<string, unknown>, least: number): boolean {
  return (
    isDuration(banked) && isMoment(from) && isMoment(seen) && seen >= from && least <= banked + seen - from
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

function isMoment(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function isDuration(value: unknown): value is number {
  return isMoment(value) && value >= 0
}
