import { isPractice } from '../domain/questions/quiz-set.ts'
import type { Quiz, Sittable } from '../domain/quiz/quiz.ts'
import { quizFromRow } from './formats/draft-row.ts'
import { ownLocalKeys, readLocal, removeLocal, writeLocal } from './local-door.ts'
import { setAside } from './unreadable.ts'

/** The quiz in progress, one for each set: kept at every event, so that a crash costs nothing. */

/** The draft of this set, if there is one that still fits its questions: the same object as long as it is the same. */
export function readDraft(set: Sittable): Quiz | null {
  return fitting(draftAt(draftKey(set)), set)
}

/** Keeps a quiz as far as it has come. Says whether it is kept. */
export function keepDraft(quiz: Quiz): boolean {
  const key = keyOf(quiz)
  return isFree(key) && writeLocal(key, JSON.stringify({ ...quiz, finishedAt: undefined }))
}

/** What becomes of a draft whose quiz is over: the quiz that was finished last, whose review outlives the page. */
export function finishDraft(quiz: Quiz): void {
  // First, as the room may be wanted; and no other quiz may pass for the one finished last.
  dropDraftOf(quiz)
  if (isFree(finishedKey) && !writeLocal(finishedKey, JSON.stringify(quiz))) removeLocal(finishedKey)
}

/** The quiz that was finished last, if it was this set. */
export function readFinished(set: Sittable): Quiz | null {
  const kept = readLocal(finishedKey)
  const quiz = kept.refused ? null : parseQuiz(kept.text, draftKey(set))
  return quiz?.finishedAt ? fitting(quiz, set) : null
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

/** All quizzes in progress, those of one's own sets among them. */
export function drafts(): readonly Quiz[] {
  return (ownLocalKeys() ?? []).filter((key) => key.startsWith(prefix)).flatMap((key) => draftAt(key) ?? [])
}

const prefix = 'gradus.quiz.'

/** The name under which the draft of a set is kept. A set of one's own choice is told by what it holds. */
export function draftKey({ id, questionIds, limit = null }: Sittable): string {
  return `${prefix}${id}${isPractice(id) ? ['', limit ?? 0, ...questionIds].join('.') : ''}`
}

const finishedKey = 'gradus.finished'

function fitting(quiz: Quiz | null, set: Sittable): Quiz | null {
  return quiz?.questionIds.join() === set.questionIds.join() ? quiz : null
}

function keyOf(quiz: Omit<Quiz, 'finishedAt'>): string {
  return draftKey({ ...quiz, id: quiz.set })
}

/** What was read last under each key, so that the same text is the same object. */
const read = new Map<string, Readonly<{ text: string; quiz: Quiz | null }>>()

/** The quiz kept under a key, if it is one that belongs there. */
export function draftAt(key: string): Quiz | null {
  const kept = readLocal(key)
  if (kept.refused || kept.text === null) return null
  const known = read.get(key)
  const { quiz } = known?.text === kept.text ? known : { quiz: parseQuiz(kept.text, key) }
  read.set(key, { text: kept.text, quiz })
  return quiz?.finishedAt === null ? quiz : null
}

function parseQuiz(text: string | null, key: string): Quiz | null {
  const quiz = quizIn(text)
  return quiz && keyOf(quiz) === key ? quiz : null
}

function quizIn(text: string | null): Quiz | null {
  try {
    return quizFromRow(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}

/** Whether a key may be written: what stands there is nothing, can be read, or is safe in another place too. */
function isFree(key: string): boolean {
  const kept = readLocal(key)
  if (kept.refused) return false
  return kept.text === null || quizIn(kept.text) !== null || setAside(key, kept.text)
}
