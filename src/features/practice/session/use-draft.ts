import { useSyncExternalStore } from 'react'
import type { Session, QuestionSet } from '../../../domain/session/session.ts'
import { onStorageChange } from '../../../storage/browser/on-storage-change.ts'
import { readDraft } from '../../../storage/drafts/session-drafts.ts'

/** The quiz that was left half-way, where it is asked for; it follows what other tabs do. */
export function useDraft(set: QuestionSet, wanted: boolean): Session | null {
  return useSyncExternalStore<Session | null>(
    subscribe,
    () => (wanted ? readDraft(set) : null),
    () => null,
  )
}

function subscribe(watcher: () => void): () => void {
  return onStorageChange(null, watcher)
}
