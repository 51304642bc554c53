import { isEssay, type Session } from '../../../domain/session/session.ts'
import type { FinishedTest } from '../../../domain/tests/finished-test.ts'
import { partOfSet } from '../../../domain/tests/test-set.ts'
import { dropDraftOf } from '../../../storage/drafts/session-drafts.ts'
import { dropEssay, readEssay } from '../../../storage/tests/essay-drafts.ts'
import { finishedTestLog, finishedTests, rowFromTest } from '../../../storage/tests/finished-tests.ts'

/** The record of a finished session. */
export function finishedTestOf(session: Session): FinishedTest {
  const taken = partOfSet(session.set)
  if (!taken) throw new Error(`The session of ${session.set} is not a test`)
  const essay = session.modules.some(isEssay) ? readEssay(session.id) : null
  return { id: session.id, ...taken, session, essay }
}

/** The record of a finished session as it was stored: its essay is no draft any more. */
export function storedTestOf(session: Session): FinishedTest {
  const stored = finishedTests(finishedTestLog.store.get().entries).find(({ id }) => id === session.id)
  return stored ?? finishedTestOf(session)
}

/** Stores a finished test, then removes its draft: a browser that is killed in between has both, and offers neither twice. */
export async function saveFinishedTest(test: FinishedTest): Promise<void> {
  await finishedTestLog.append(rowFromTest(test))
  if (!(await finishedTestLog.flush())) return
  dropDraftOf(test.session)
  dropEssay(test.id)
}
