import type { Session, QuestionSet } from '../../domain/session/session.ts'
import { listOwnKeys, readItem, removeItem, writeItem } from '../browser/safe-local-storage.ts'
import { draftAt, draftKey } from './session-drafts.ts'

/** How many unfinished sets of one's own choice are kept besides the one being sat. */
const maxSavedSets = 9

/** An unfinished set of one's own choice, as it is kept and where. */
export type SavedPracticeSet = Readonly<{ key: string; text: string; draft: Session }>

/** The unfinished sets of one's own choice, the one left last before the others. */
export function savedPracticeSets(): readonly SavedPracticeSet[] {
  return (listOwnKeys() ?? [])
    .filter((key) => /^gradus\.quiz\.[a-z]+-0\b/.test(key))
    .flatMap(savedSetAt)
    .toSorted(byLastUse)
}

/** Puts the set that was left last before the others. */
export function byLastUse(one: SavedPracticeSet, other: SavedPracticeSet): number {
  return other.draft.clock.seen - one.draft.clock.seen
}

/** Drops the sets that were left longest ago, for there is no end of them, but not the one about to be sat. */
export function dropOldSetsBefore(set: QuestionSet): void {
  const others = savedPracticeSets().filter(({ key }) => key !== draftKey(set))
  for (const { key } of others.slice(maxSavedSets)) removeItem(key)
}

/** Drops a set that waits. Says whether it is gone. */
export function deleteSavedSet({ key }: SavedPracticeSet): boolean {
  return removeItem(key)
}

/** Brings a dropped set back, unless another tab has begun it anew since. Says whether it waits again. */
export function restoreSavedSet({ key, text }: SavedPracticeSet): boolean {
  const kept = readItem(key)
  return !kept.refused && (kept.text !== null || writeItem(key, text))
}

/** The set kept under a key; nothing for what is no draft of it. */
function savedSetAt(key: string): readonly SavedPracticeSet[] {
  const kept = readItem(key)
  const draft = draftAt(key)
  return kept.refused || kept.text === null || !draft ? [] : [{ key, text: kept.text, draft }]
}
