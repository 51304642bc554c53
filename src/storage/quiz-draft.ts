import * as v from 'valibot'
import type { Quiz } from '../domain/quiz/quiz.ts'
import type { QuizSet } from '../domain/questions/quiz-set.ts'
import { sectionNames } from '../domain/questions/section.ts'
import { readLocal, removeLocal, writeLocal } from './local-door.ts'

/** The quiz in progress, one for each set: kept at every step, so that a crash costs nothing. */

const moment = v.pipe(
  v.number(),
  v.check((value) => Number.isFinite(value)),
)

const duration = v.pipe(
  moment,
  v.check((value) => value >= 0),
)

const quizFormat = v.strictObject({
  sitting: v.string(),
  set: v.string(),
  section: v.picklist(sectionNames),
  questionIds: v.array(v.string()),
  index: v.number(),
  answers: v.record(v.string(), v.string()),
  checked: v.array(v.string()),
  spent: v.record(v.string(), duration),
  clock: v.strictObject({ banked: duration, from: moment, seen: moment }),
  arrivedAt: duration,
  startedAt: moment,
})

type Draft = v.InferOutput<typeof quizFormat>

/** The draft of this set, if there is one that still fits its questions. */
export function readDraft(set: QuizSet): Quiz | null {
  const kept = readLocal(draftKey(set.id))
  if (kept.refused || kept.text === null) return null
  const quiz = parseDraft(kept.text)
  const fits =
    quiz?.questionIds.join() === set.questionIds.join() && set.questionIds[quiz.index] !== undefined
  return fits && isPossible(quiz) ? { ...quiz, set: set.id, finishedAt: null } : null
}

export function keepDraft({ finishedAt: _, ...quiz }: Quiz): boolean {
  return writeLocal(draftKey(quiz.set), JSON.stringify(quiz))
}

export function dropDraft(set: string): void {
  removeLocal(draftKey(set))
}

function draftKey(set: string): string {
  return `gradus.quiz.${set}`
}

/** Whether a quiz can come to this: nothing checked without its answer, no time before the start. */
function isPossible({ answers, checked, clock, arrivedAt }: Draft): boolean {
  const elapsed = clock.banked + clock.seen - clock.from
  return checked.every((id) => Object.hasOwn(answers, id)) && clock.seen >= clock.from && arrivedAt <= elapsed
}

function parseDraft(text: string): Draft | null {
  try {
    return v.parse(quizFormat, JSON.parse(text))
  } catch {
    return null
  }
}
