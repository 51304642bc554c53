import { useSyncExternalStore } from 'react'
import type { Session, QuestionSet } from '../../../domain/session/session.ts'
import { onStorageChange } from '../../../storage/browser/on-storage-change.ts'
import { itemsRestored } from '../../../storage/items/saved-items.ts'
import { readDraft } from '../../../storage/drafts/session-drafts.ts'

/** The stored draft of the set, kept up to date with other tabs; null unless `isNeeded`. */
export function useDraft(set: QuestionSet, isNeeded: boolean): Session | null {
  return useSyncExternalStore<Session | null>(
    subscribe,
    () => (isNeeded ? readDraft(set) : null),
    () => null,
  )
}

function subscribe(onChange: () => void): () => void {
  void itemsRestored()
  return onStorageChange(null, onChange)
}
