import { isBegun, type QuestionSet, type Session } from '../../../domain/session/session.ts'
import type { DraftStorage } from '../../../session/run/drafts/draft-storage.ts'
import { storedDrafts } from '../../../session/run/drafts/stored-drafts.ts'
import { dropOldSetsBefore } from '../../../storage/drafts/saved-practice-sets.ts'

/**
 * Keeps the session of a practice set as a draft from the first thing the learner does. A set that was merely opened
 * leaves nothing.
 */
export function practiceDrafts(set: QuestionSet): DraftStorage {
  const stored = storedDrafts(set)
  /** The session of this page, until it is stored or another tab has begun the set. */
  let opened: Session | null = null
  const read = (): Session | null => {
    const draft = stored.read()
    if (draft) opened = null
    return draft ?? opened
  }
  return {
    ...stored,
    read,
    save: (session) => {
      if (stored.read() === null) {
        if (!isBegun(session)) {
          opened = session
          return true
        }
        dropOldSetsBefore(set)
      }
      opened = null
      return stored.save(session)
    },
  }
}
