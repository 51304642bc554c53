import { useSyncExternalStore } from 'react'
import type { Quiz, Sittable } from '../../domain/quiz/quiz.ts'
import { followKey } from '../../storage/follow.ts'
import { readDraft } from '../../storage/quiz-draft.ts'

/** The quiz that was left half-way, where it is asked for; it follows what other tabs do. */
export function useDraft(set: Sittable, wanted: boolean): Quiz | null {
  return useSyncExternalStore<Quiz | null>(
    subscribe,
    () => (wanted ? readDraft(set) : null),
    () => null,
  )
}

function subscribe(watcher: () => void): () => void {
  return followKey(null, watcher)
}
