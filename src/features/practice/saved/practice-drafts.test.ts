import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FakeBrowser } from '../../../../tests/support/fake-browser.ts'
import { installPage, sessionOf } from '../../../../tests/support/session-store-harness.ts'
import { startSession, type QuestionSet } from '../../../domain/session/session.ts'
import { createSessionStore, type SessionStore } from '../../../session/run/session-store.ts'
import { readDraft, saveDraft } from '../../../storage/drafts/session-drafts.ts'
import { practiceDrafts } from './practice-drafts.ts'

let browser: FakeBrowser
const set: QuestionSet = { id: 'verbal-0', section: 'verbal', questionIds: ['v1', 'q2'], mode: 'study' }

beforeEach(() => {
  browser = installPage().browser
})

afterEach(() => {
  vi.useRealTimers()
})

/** A store of the set on a page of its own, opened and with a running clock. */
function open(): SessionStore {
  const store = createSessionStore(set, practiceDrafts(set))
  store.listen({ onEvent: vi.fn(), onEndedElsewhere: vi.fn() })
  store.resumeOrStart([])
  store.runClock()
  return store
}

test('a set that was merely opened leaves nothing, however long it is looked at', () => {
  const store = open()
  vi.advanceTimersByTime(60_000)
  expect([...browser.items.keys()]).toEqual([])
  expect(sessionOf(store).clock.seen).toBe(1_060_000)
})

test.each([
  ['an answer', { type: 'answered', answer: ['v1a'] }],
  ['a skip', { type: 'skipped' }],
  ['a move', { type: 'moved', to: 1 }],
] as const)('%s begins the draft, with the time since the set was opened', (_, event) => {
  const store = open()
  vi.advanceTimersByTime(60_000)
  store.report(event)
  vi.advanceTimersByTime(0)
  expect(readDraft(set)).toMatchObject({ startedAt: 1_000_000, clock: { seen: 1_060_000 } })
})

test('a set that was opened again without a draft starts anew', () => {
  open()
  vi.advanceTimersByTime(60_000)
  expect(sessionOf(open()).startedAt).toBe(1_060_000)
})

test('a set that another tab has begun since is taken over', () => {
  const store = open()
  saveDraft({ ...startSession(set, 'other', 1_000_000), answers: { v1: ['v1b'] } })
  vi.advanceTimersByTime(5000)
  expect(sessionOf(store)).toMatchObject({ id: 'other', answers: { v1: ['v1b'] } })
})

test('only a set that is begun makes room among the stored sets', () => {
  for (let number = 1; number <= 10; number += 1)
    saveDraft(startSession({ ...set, questionIds: [`v${number + 10}`] }, 'stored', 900_000 + number))
  const store = open()
  expect(browser.items.size).toBe(10)
  store.report({ type: 'skipped' })
  vi.advanceTimersByTime(0)
  expect(browser.items.size).toBe(10)
  expect(readDraft({ ...set, questionIds: ['v11'] })).toBe(null)
})
