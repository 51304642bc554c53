import type { Session, QuestionSet } from '../../domain/session/session.ts'
import { listOwnKeys, readItem } from '../browser/safe-local-storage.ts'
import { saveItem } from '../items/saved-items.ts'
import { draftAt, draftKey } from './session-drafts.ts'

/** How many unfinished practice sets are stored besides the one in use. */
const maxSavedSets = 9

/** An unfinished practice set with its key in localStorage and its stored text. */
export type SavedPracticeSet = Readonly<{ key: string; text: string; draft: Session }>

/** All unfinished practice sets, the most recently used first. */
export function savedPracticeSets(): readonly SavedPracticeSet[] {
  return (listOwnKeys() ?? [])
    .filter((key) => /^gradus\.quiz\.[a-z]+-0\b/.test(key))
    .flatMap(savedSetAt)
    .toSorted(byLastUse)
}

/** Sorts the most recently used set first. */
export function byLastUse(one: SavedPracticeSet, other: SavedPracticeSet): number {
  return other.draft.clock.seen - one.draft.clock.seen
}

/** Deletes the least recently used sets, so that their number is limited, but never `set`, which is about to start. */
export function dropOldSetsBefore(set: QuestionSet): void {
  const others = savedPracticeSets().filter(({ key }) => key !== draftKey(set))
  for (const { key } of others.slice(maxSavedSets)) saveItem(key, null)
}

/** Returns whether the set is deleted. */
export function deleteSavedSet({ key }: SavedPracticeSet): boolean {
  return saveItem(key, null)
}

/** Restores a deleted set, unless another tab has started it again. Returns whether a draft of it is stored. */
export function restoreSavedSet({ key, text }: SavedPracticeSet): boolean {
  const stored = readItem(key)
  return !stored.refused && (stored.text !== null || saveItem(key, text))
}

/** The set stored under a key, as a list of one, or an empty list if the draft is invalid. */
function savedSetAt(key: string): readonly SavedPracticeSet[] {
  const stored = readItem(key)
  const draft = draftAt(key)
  return stored.refused || stored.text === null || !draft ? [] : [{ key, text: stored.text, draft }]
}
