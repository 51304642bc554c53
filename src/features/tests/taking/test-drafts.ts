import type { QuestionSet, Session } from '../../../domain/session/session.ts'
import type { DraftStorage } from '../../../session/run/drafts/draft-storage.ts'
import { storedDrafts } from '../../../session/run/drafts/stored-drafts.ts'
import { finishedTestLog, finishedTests } from '../../../storage/tests/finished-tests.ts'

/** Keeps a test as a draft. One that is finished is in the log of tests, and is never offered again. */
export function testDraftStorage(set: QuestionSet): DraftStorage {
  const drafts = storedDrafts(set)
  return {
    ...drafts,
    read: () => unlessFinished(drafts.read()),
    readFinished: () =>
      finishedTests(finishedTestLog.store.get().entries).find(({ session }) => session.set === set.id)
        ?.session ?? null,
  }
}

/** A draft whose test is finished was left behind by a browser that was killed. */
export function unlessFinished(draft: Session | null): Session | null {
  const isFinished = finishedTestLog.store.get().entries.some(({ id }) => id === draft?.id)
  return isFinished ? null : draft
}
