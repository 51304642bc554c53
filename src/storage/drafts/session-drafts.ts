import { isPracticeSet, isTestSet } from '../../domain/questions/question-set.ts'
import { questionSetOf, type Session, type QuestionSet } from '../../domain/session/session.ts'
import { rowFromSession, sessionFromRow } from '../formats/draft-row.ts'
import { listOwnKeys, readItem } from '../browser/safe-local-storage.ts'
import type { ItemRow } from '../items/item-row.ts'
import { saveItem, saveItemForTransaction } from '../items/saved-items.ts'
import { quarantine } from '../browser/quarantine.ts'

/** Drafts: unfinished sessions, one for each question set, saved at every event so that a crash loses nothing. */

/** The draft of a set, if it has the same questions. Returns the same object until the stored text changes. */
export function readDraft(set: QuestionSet): Session | null {
  return ifSameQuestions(draftAt(draftKey(set)), set)
}

/** Returns whether the draft is stored. */
export function saveDraft(session: Session): boolean {
  const key = draftKeyOf(session)
  return (
    isSafeToWrite(key) && saveItem(key, JSON.stringify({ ...rowFromSession(session), finishedAt: undefined }))
  )
}

/** Deletes the draft of a finished session, and stores the session as the last finished one, so that its review survives a reload. */
export function finishDraft(session: Session): void {
  finishWith(session, saveItem, () => true)
}

/**
 * The same, with a result that `saveResult` stores in localStorage. Returns what the database must hold too, to be
 * written in one transaction with the result.
 */
export function finishDraftWithResult(session: Session, saveResult: () => boolean): readonly ItemRow[] {
  const rows: ItemRow[] = []
  const save = (key: string, text: string | null): boolean => {
    const { row, isSaved } = saveItemForTransaction(key, text)
    rows.push(row)
    return isSaved
  }
  finishWith(session, save, saveResult)
  return rows
}

function finishWith(session: Session, save: typeof saveItem, saveResult: () => boolean): void {
  // The result is first: what a killed browser has of this must not be the end of the draft alone.
  let isResultSaved = saveResult()
  if (isStillStored(session)) save(draftKeyOf(session), null)
  // When localStorage is full, the space of the draft may be enough, or that of the session finished before.
  isResultSaved ||= saveResult()
  if (!isResultSaved && isSafeToWrite(finishedKey)) {
    save(finishedKey, null)
    saveResult()
  }
  // If the session does not fit, the previously finished one is removed, so that it is not taken for this one.
  if (isSafeToWrite(finishedKey) && !save(finishedKey, JSON.stringify(rowFromSession(session))))
    save(finishedKey, null)
}

/** The session that was finished last, if it was of this set. */
export function readFinished(set: QuestionSet): Session | null {
  const stored = readItem(finishedKey)
  const session = stored.refused ? null : parseSession(stored.text, draftKey(set))
  return session?.finishedAt ? ifSameQuestions(session, set) : null
}

/** Quarantines a draft that cannot be resumed, so that the next session does not overwrite it. */
export function quarantineStaleDraft(set: QuestionSet): void {
  const key = draftKey(set)
  const stored = readItem(key)
  if (!stored.refused && stored.text !== null && !readDraft(set)) quarantine(key, stored.text)
}

export function dropDraft(set: QuestionSet): void {
  saveItem(draftKey(set), null)
}

/** Deletes the draft of a session, unless another session of the set was started meanwhile. */
export function dropDraftOf(session: Session): void {
  if (isStillStored(session)) saveItem(draftKeyOf(session), null)
}

/** Whether the stored draft is of this session. False if it was deleted or another session of the set was started. */
export function isStillStored(session: Session): boolean {
  return draftAt(draftKeyOf(session))?.id === session.id
}

/** The drafts of all quizzes and practice sets. */
export function allDrafts(): readonly Session[] {
  return draftsWith(prefix)
}

/** The drafts of all tests. */
export function testDrafts(): readonly Session[] {
  return draftsWith(testPrefix)
}

function draftsWith(keyPrefix: string): readonly Session[] {
  return (listOwnKeys() ?? []).filter((key) => key.startsWith(keyPrefix)).flatMap((key) => draftAt(key) ?? [])
}

const prefix = 'gradus.quiz.'

/** Not `gradus.quiz.`, so that code which knows no tests does not meet them. */
const testPrefix = 'gradus.test.'

/** The key of a set's draft. The key of a practice set contains its mode, limit and questions, because its id is not unique. */
export function draftKey({ id, questionIds, limit = null, mode }: QuestionSet): string {
  if (isTestSet(id)) return testPrefix + id.slice('test-'.length)
  if (!isPracticeSet(id)) return prefix + id
  return [prefix + id, ...(mode === 'exam' ? [mode] : []), limit ?? 0, ...questionIds].join('.')
}

const finishedKey = 'gradus.finished'

function ifSameQuestions(session: Session | null, set: QuestionSet): Session | null {
  return session && questionSetOf(session).questionIds.join() === set.questionIds.join() ? session : null
}

function draftKeyOf(session: Session): string {
  return draftKey(questionSetOf(session))
}

/** The last parsed text of each key, so that the same text gives the same object. */
const parsedByKey = new Map<string, Readonly<{ text: string; session: Session | null }>>()

/** The unfinished session stored under a key, if it belongs there. */
export function draftAt(key: string): Session | null {
  const stored = readItem(key)
  if (stored.refused || stored.text === null) return null
  const parsed = parsedByKey.get(key)
  const { session } = parsed?.text === stored.text ? parsed : { session: parseSession(stored.text, key) }
  parsedByKey.set(key, { text: stored.text, session })
  return session?.finishedAt === null ? session : null
}

/** Parses a session and checks that the key is the key of its draft. */
function parseSession(text: string | null, key: string): Session | null {
  const session = parseDraft(text)
  return session && draftKeyOf(session) === key ? session : null
}

function parseDraft(text: string | null): Session | null {
  try {
    return sessionFromRow(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}

/** Whether a key may be overwritten: it is empty, its text can be parsed, or its text has been quarantined. */
function isSafeToWrite(key: string): boolean {
  const stored = readItem(key)
  if (stored.refused) return false
  return stored.text === null || parseDraft(stored.text) !== null || quarantine(key, stored.text)
}
