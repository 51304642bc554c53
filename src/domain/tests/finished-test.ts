import type { Instant } from '../time/instant.ts'
import type { Session } from '../session/session.ts'
import type { TestPart } from './test-part.ts'

/** A test, or a part of one, that was taken to its end. */
export type FinishedTest = Readonly<{
  /** The id of its session. */
  id: string
  form: string
  part: TestPart
  session: Session
  /** Null if the part has no essay. */
  essay: Essay | null
}>

/** What was written about the task, and how it looked before. */
export type Essay = Readonly<{ text: string; drafts: readonly EssayDraft[] }>

/** An earlier state of an essay. */
export type EssayDraft = Readonly<{ at: Instant; text: string }>

/** How many earlier states of an essay are kept. */
const draftsKept = 5

/** How far apart the earlier states are, in milliseconds. */
const draftInterval = 120_000

export const emptyEssay: Essay = { text: '', drafts: [] }

/**
 * The essay with a new text. What it was before is kept if the last state kept is old enough, or if much of the text was
 * deleted, so that a slip can be undone.
 */
export function withEssayText(essay: Essay, text: string, at: Instant): Essay {
  const last = essay.drafts.at(-1)
  const isOld = last === undefined || at - last.at >= draftInterval
  const isMuchDeleted = essay.text.length - text.length > 200
  if (essay.text === '' || essay.text === last?.text || (!isOld && !isMuchDeleted)) return { ...essay, text }
  return { text, drafts: [...essay.drafts, { at, text: essay.text }].slice(-draftsKept) }
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
