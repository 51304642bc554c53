import { isPracticeSet } from '../../domain/questions/question-set.ts'
import type { Session, QuestionSet } from '../../domain/session/session.ts'
import { rowFromSession, sessionFromRow } from '../formats/draft-row.ts'
import { listOwnKeys, readItem, removeItem, writeItem } from '../browser/safe-local-storage.ts'
import { quarantine } from '../browser/quarantine.ts'

/** The quiz in progress, one for each set: kept at every event, so that a crash costs nothing. */

/** The draft of this set, if there is one that still fits its questions: the same object as long as it is the same. */
export function readDraft(set: QuestionSet): Session | null {
  return ifSameQuestions(draftAt(draftKey(set)), set)
}

/** Keeps a quiz as far as it has come. Says whether it is kept. */
export function saveDraft(quiz: Session): boolean {
  const key = keyOf(quiz)
  return (
    isSafeToWrite(key) && writeItem(key, JSON.stringify({ ...rowFromSession(quiz), finishedAt: undefined }))
  )
}

/** What becomes of a draft whose quiz is over: the quiz that was finished last, whose review outlives the page. */
export function finishDraft(quiz: Session): void {
  // First, as the room may be wanted; and no other quiz may pass for the one finished last.
  dropDraftOf(quiz)
  if (isSafeToWrite(finishedKey) && !writeItem(finishedKey, JSON.stringify(rowFromSession(quiz))))
    removeItem(finishedKey)
}

/** The quiz that was finished last, if it was this set. */
export function readFinished(set: QuestionSet): Session | null {
  const kept = readItem(finishedKey)
  const quiz = kept.refused ? null : parseQuiz(kept.text, draftKey(set))
  return quiz?.finishedAt ? ifSameQuestions(quiz, set) : null
}

/** Puts a draft that cannot be taken up where the next quiz does not overwrite it. */
export function quarantineStaleDraft(set: QuestionSet): void {
  const key = draftKey(set)
  const kept = readItem(key)
  if (!kept.refused && kept.text !== null && !readDraft(set)) quarantine(key, kept.text)
}

export function dropDraft(set: QuestionSet): void {
  removeItem(draftKey(set))
}

/** Whether what is kept is this sitting, and neither gone nor another begun since. */
export function isStillStored(quiz: Session): boolean {
  return draftAt(keyOf(quiz))?.id === quiz.id
}

/** Drops the draft of a sitting that is over, but not that of another begun since. */
export function dropDraftOf(quiz: Session): void {
  if (isStillStored(quiz)) removeItem(keyOf(quiz))
}

/** All quizzes in progress, those of one's own sets among them. */
export function allDrafts(): readonly Session[] {
  return (listOwnKeys() ?? []).filter((key) => key.startsWith(prefix)).flatMap((key) => draftAt(key) ?? [])
}

const prefix = 'gradus.quiz.'

/** The name under which the draft of a set is kept. A set of one's own choice is told by what it holds. */
export function draftKey({ id, questionIds, limit = null }: QuestionSet): string {
  return `${prefix}${id}${isPracticeSet(id) ? ['', limit ?? 0, ...questionIds].join('.') : ''}`
}

const finishedKey = 'gradus.finished'

function ifSameQuestions(quiz: Session | null, set: QuestionSet): Session | null {
  return quiz?.questionIds.join() === set.questionIds.join() ? quiz : null
}

function keyOf(quiz: Omit<Session, 'finishedAt'>): string {
  return draftKey({ ...quiz, id: quiz.set })
}

/** What was read last under each key, so that the same text is the same object. */
const parsedByKey = new Map<string, Readonly<{ text: string; quiz: Session | null }>>()

/** The quiz kept under a key, if it is one that belongs there. */
export function draftAt(key: string): Session | null {
  const kept = readItem(key)
  if (kept.refused || kept.text === null) return null
  const known = parsedByKey.get(key)
  const { quiz } = known?.text === kept.text ? known : { quiz: parseQuiz(kept.text, key) }
  parsedByKey.set(key, { text: kept.text, quiz })
  return quiz?.finishedAt === null ? quiz : null
}

function parseQuiz(text: string | null, key: string): Session | null {
  const quiz = parseDraft(text)
  return quiz && keyOf(quiz) === key ? quiz : null
}

function parseDraft(text: string | null): Session | null {
  try {
    return sessionFromRow(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}

/** Whether a key may be written: what stands there is nothing, can be read, or is safe in another place too. */
function isSafeToWrite(key: string): boolean {
  const kept = readItem(key)
  if (kept.refused) return false
  return kept.text === null || parseDraft(kept.text) !== null || quarantine(key, kept.text)
}
