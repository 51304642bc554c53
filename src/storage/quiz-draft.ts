import { isPractice } from '../domain/questions/quiz-set.ts'
import type { Quiz, Sittable } from '../domain/quiz/quiz.ts'
import { isDraft, withAnswersOfToday } from './formats/draft-row.ts'
import { readLocal, removeLocal, writeLocal } from './local-door.ts'
import { setAside } from './unreadable.ts'

/** The quiz in progress, one for each set: kept at every step, so that a crash costs nothing. */

/** The draft of this set, if there is one that still fits its questions: the same object as long as it is the same. */
export function readDraft(set: Sittable): Quiz | null {
  const quiz = draftAt(draftKey(set))
  return quiz?.questionIds.join() === set.questionIds.join() ? quiz : null
}

export function keepDraft({ finishedAt: _, ...quiz }: Quiz): boolean {
  return writeLocal(keyOf(quiz), JSON.stringify(quiz))
}

/** Puts a draft that cannot be taken up where the next quiz does not overwrite it. */
export function makeWay(set: Sittable): void {
  const key = draftKey(set)
  const kept = readLocal(key)
  if (!kept.refused && kept.text !== null && !readDraft(set)) setAside(key, kept.text)
}

export function dropDraft(set: Sittable): void {
  removeLocal(draftKey(set))
}

/** Whether what is kept is this sitting, and neither gone nor another begun since. */
export function isKept(quiz: Quiz): boolean {
  return draftAt(keyOf(quiz))?.sitting === quiz.sitting
}

/** Drops the draft of a sitting that is over, but not that of another begun since. */
export function dropDraftOf(quiz: Quiz): void {
  if (isKept(quiz)) removeLocal(keyOf(quiz))
}

/** The name under which the draft of a set is kept. A set of one's own choice is told by what it holds. */
export function draftKey({ id, questionIds, limit = null }: Sittable): string {
  return `gradus.quiz.${id}${isPractice(id) ? ['', limit ?? 0, ...questionIds].join('.') : ''}`
}

function keyOf(quiz: Omit<Quiz, 'finishedAt'>): string {
  return draftKey({ ...quiz, id: quiz.set })
}

let latest: Readonly<{ key: string; text: string; quiz: Quiz | null }> | null = null

/** The quiz kept under a key, if it is one that belongs there. */
export function draftAt(key: string): Quiz | null {
  const kept = readLocal(key)
  if (kept.refused || kept.text === null) return null
  if (latest?.key !== key || latest.text !== kept.text)
    latest = { key, text: kept.text, quiz: parseDraft(kept.text, key) }
  return latest.quiz
}

function parseDraft(text: string, key: string): Quiz | null {
  try {
    const value = withAnswersOfToday(JSON.parse(text))
    return isDraft(value) && keyOf(value) === key ? { ...value, finishedAt: null } : null
  } catch {
    return null
  }
}
