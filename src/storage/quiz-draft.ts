import type { Quiz, Sittable } from '../domain/quiz/quiz.ts'
import { isDraft, withAnswersOfToday, type Draft } from './formats/draft-row.ts'
import { readLocal, removeLocal, writeLocal } from './local-door.ts'
import { setAside } from './unreadable.ts'

/** The quiz in progress, one for each set: kept at every step, so that a crash costs nothing. */

/** The draft of this set, if there is one that still fits its questions. */
export function readDraft(set: Sittable): Quiz | null {
  const kept = readLocal(draftKey(set.id))
  if (kept.refused || kept.text === null) return null
  const quiz = parseDraft(kept.text)
  // What cannot be read is put where the next quiz does not overwrite it.
  if (!quiz) setAside(draftKey(set.id), kept.text)
  const fits =
    quiz?.questionIds.join() === set.questionIds.join() && set.questionIds[quiz.index] !== undefined
  return fits ? { ...quiz, set: set.id, finishedAt: null } : null
}

export function keepDraft({ finishedAt: _, ...quiz }: Quiz): boolean {
  return writeLocal(draftKey(quiz.set), JSON.stringify(quiz))
}

export function dropDraft(set: string): void {
  removeLocal(draftKey(set))
}

/** Drops the draft of a sitting that is over, but not that of another begun since. */
export function dropDraftOf({ set, sitting }: Quiz): void {
  const kept = readLocal(draftKey(set))
  if (!kept.refused && kept.text !== null && parseDraft(kept.text)?.sitting === sitting) dropDraft(set)
}

/** The name under which the draft of a set is kept. */
export function draftKey(set: string): string {
  return `gradus.quiz.${set}`
}

function parseDraft(text: string): Draft | null {
  try {
    const value = withAnswersOfToday(JSON.parse(text))
    return isDraft(value) ? value : null
  } catch {
    return null
  }
}
