import type { QuestionSet } from '../../../domain/session/session.ts'
import { onStorageChange } from '../../../storage/browser/on-storage-change.ts'
import { readItem } from '../../../storage/browser/safe-local-storage.ts'
import {
  draftKey,
  quarantineStaleDraft,
  readDraft,
  readFinished,
  saveDraft,
} from '../../../storage/drafts/session-drafts.ts'
import type { DraftStorage } from './draft-storage.ts'

/** Keeps the session of a set as its draft, which outlasts the page and is shared with other tabs. */
export function storedDrafts(set: QuestionSet): DraftStorage {
  return {
    read: () => readDraft(set),
    readFinished: () => readFinished(set),
    save: saveDraft,
    quarantineStale: () => quarantineStaleDraft(set),
    isReadable: () => !readItem(draftKey(set)).refused,
    onChange: (onChange) => onStorageChange(draftKey(set), onChange),
  }
}
