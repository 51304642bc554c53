import { useSyncExternalStore } from 'react'
import { resumableDrafts, resumeLink, type NextLink } from '../../domain/history/next-step.ts'
import { onStorageChange } from '../../storage/browser/on-storage-change.ts'
import { allDrafts, testDrafts } from '../../storage/drafts/session-drafts.ts'
import { itemsRestored } from '../../storage/items/saved-items.ts'

/** Leads into the quiz or practice set that was left last, if it is unfinished. */
export function useResumeLink(): NextLink | null {
  const text = useSyncExternalStore(
    subscribe,
    () => latestLink()?.text ?? null,
    () => null,
  )
  const href = useSyncExternalStore(
    subscribe,
    () => latestLink()?.href ?? null,
    () => null,
  )
  return text === null || href === null ? null : { text, href }
}

function latestLink(): NextLink | null {
  const [draft] = resumableDrafts([...allDrafts(), ...testDrafts()], Date.now())
  return draft ? resumeLink(draft) : null
}

function subscribe(onChange: () => void): () => void {
  void itemsRestored()
  return onStorageChange(null, onChange)
}
