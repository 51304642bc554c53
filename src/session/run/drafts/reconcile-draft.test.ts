import { beforeEach, expect, test } from 'vitest'
import { installBrowser } from '../../../../tests/support/fake-browser.ts'
import { startSession, type Session } from '../../../domain/session/session.ts'
import { appendAttempt } from '../../../storage/logs/attempts.ts'
import { readDraft, saveDraft } from '../../../storage/drafts/session-drafts.ts'
import { reconcileDraft } from './reconcile-draft.ts'
import { storedDrafts } from './stored-drafts.ts'

const set = { id: 'verbal-1', section: 'verbal', questionIds: ['v1', 'v2', 'v3'] } as const
const drafts = storedDrafts(set)

beforeEach(() => void installBrowser())

async function logAnswerOf(session: Session, question: string): Promise<void> {
  await appendAttempt({
    ...{ id: `${session.id}-${question}`, question, answer: [`${question}a`], right: true, seconds: 3 },
    ...{ at: new Date(9000).toISOString(), where: { kind: 'quiz', set: set.id, sitting: session.id } },
  })
}

test('a draft takes from the log what was answered in its own session, and nothing else', async () => {
  const session = startSession(set, 'own', 1000)
  saveDraft(session)
  await logAnswerOf(session, 'v2')
  await logAnswerOf(startSession(set, 'own-2', 1000), 'v3')
  await reconcileDraft(drafts)
  expect(readDraft(set)?.answers).toEqual({ v2: ['v2a'] })
})

test('a draft that another tab changed meanwhile is left alone', async () => {
  const session = startSession(set, 'own', 1000)
  saveDraft(session)
  await logAnswerOf(session, 'v2')
  const reconciling = reconcileDraft(drafts)
  const newer = { ...session, clock: { ...session.clock, seen: 5000 } }
  saveDraft(newer)
  await reconciling
  expect(readDraft(set)).toEqual(newer)
})

test('without a draft nothing is stored', async () => {
  await reconcileDraft(drafts)
  expect(readDraft(set)).toBeNull()
})
