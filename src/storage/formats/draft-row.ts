import type { Quiz } from '../../domain/quiz/quiz.ts'
import type { QuizSetId } from '../../domain/questions/quiz-set.ts'
import { isSectionName, type SectionName } from '../../domain/questions/section.ts'

/**
 * A quiz as it is kept, while it is sat or once it is finished; null where no quiz can have come to that. A draft of
 * version 1 held the one choice of each question as a text, and had no limit; now an answer is a list.
 */
export function quizFromRow(value: unknown): Quiz | null {
  if (!isRecord(value) || !isRecord(value['answers'])) return null
  const answers = Object.entries(value['answers']).map(([id, answer]) => {
    return [id, typeof answer === 'string' ? [answer] : answer] as const
  })
  const quiz = { limit: null, finishedAt: null, ...value, answers: Object.fromEntries(answers) }
  return isQuiz(quiz) ? quiz : null
}

/** By hand, as every quiz page carries it. */
function isQuiz(value: Record<string, unknown>): value is Quiz {
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
    finishedAt,
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
    (finishedAt === null || isMoment(finishedAt)) &&
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

/** What a date can name. */
function isMoment(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= 864e13
}

function isDuration(value: unknown): value is number {
  return isMoment(value) && value >= 0
}
