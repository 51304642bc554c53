import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  installPage,
  leavePage,
  newStore,
  openStore,
  sessionOf,
  set,
  timed,
} from '../../../tests/support/session-store-harness.ts'
import type { FakeBrowser } from '../../../tests/support/fake-browser.ts'
import { dropDraft, finishDraft, readDraft, saveDraft } from '../../storage/drafts/session-drafts.ts'
import type { SessionStore } from './session-store.ts'

let browser: FakeBrowser
let page: EventTarget

beforeEach(() => {
  const installed = installPage()
  browser = installed.browser
  page = installed.page
})

afterEach(() => {
  vi.useRealTimers()
})

test('applies an event at once, reports it with the session before it, and saves the draft after the paint', () => {
  const { store, changes } = openStore(set)
  const before = store.get()
  store.report({ type: 'answered', answer: ['v1a'] })
  expect(store.get()?.answers).toEqual({ v1: ['v1a'] })
  expect(changes).toEqual([{ before, after: store.get() }])
  expect(readDraft(set)?.answers).toEqual({})
  vi.advanceTimersByTime(0)
  expect(readDraft(set)?.answers).toEqual({ v1: ['v1a'] })
})

test('applies an answer chosen before hydration to the first question only', () => {
  const first = newStore(set)
  first.resumeOrStart(['v1b'])
  expect(first.get()?.answers).toEqual({ v1: ['v1b'] })
  first.report({ type: 'skipped' })
  vi.advanceTimersByTime(0)
  const second = newStore(set)
  second.resumeOrStart(['v1c'])
  expect(second.get()?.index).toBe(1)
  expect(second.get()?.answers).toEqual({})
})

test('ends a session with a time limit on time, without any event from the learner', () => {
  const { store, changes } = openStore(timed)
  store.report({ type: 'answered', answer: ['v1a'] })
  vi.advanceTimersByTime(59_999)
  expect(store.get()?.finishedAt).toBeNull()
  vi.advanceTimersByTime(1)
  expect(store.get()?.finishedAt).toBe(1_060_000)
  expect(changes.at(-1)?.after.checked).toEqual(['v1'])
})

test('gives a restarted session its full time limit', () => {
  const { store } = openStore(timed)
  vi.advanceTimersByTime(31_000)
  store.start()
  vi.advanceTimersByTime(59_999)
  expect(store.get()?.finishedAt).toBeNull()
  vi.advanceTimersByTime(1)
  expect(store.get()?.finishedAt).toBe(1_091_000)
})

test('keeps a finished session unchanged by later events, and saves no draft of it', () => {
  const { store, changes } = openStore(set)
  for (let count = 0; count < 3; count += 1) store.report({ type: 'skipped' })
  const finished = sessionOf(store)
  finishDraft(finished)
  store.report({ type: 'skipped' })
  browser.dispatchStorageEvent(null)
  vi.advanceTimersByTime(10_000)
  expect(store.get()).toBe(finished)
  expect(changes).toHaveLength(3)
  expect(readDraft(set)).toBeNull()
})

test('is ending until the end is stored, but not longer than half a second', async () => {
  const { store, callbacks } = openStore(set)
  store.showEndAfter(new Promise((resolve) => addEventListener('stored', resolve)))
  expect(store.isEnding()).toBe(true)
  callbacks.length = 0
  dispatchEvent(new Event('stored'))
  await vi.advanceTimersByTimeAsync(0)
  expect([store.isEnding(), callbacks]).toEqual([false, ['subscriber']])
  store.showEndAfter(new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(499)
  expect(store.isEnding()).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(store.isEnding()).toBe(false)
})

test('an end that is stored while the page is left is shown when it is restored', async () => {
  const { store, callbacks } = openStore(set)
  for (let count = 0; count < 3; count += 1) store.report({ type: 'skipped' })
  store.showEndAfter(Promise.resolve())
  leavePage()
  callbacks.length = 0
  await vi.advanceTimersByTimeAsync(0)
  expect([store.isEnding(), callbacks]).toEqual([false, []])
  browser.dispatchPageShow(true)
  expect(callbacks).toEqual(['subscriber'])
})

test('saves the draft within 5 seconds once storage has space again', () => {
  browser.fillLocalStorage()
  const { store } = openStore(set)
  store.report({ type: 'skipped' })
  vi.advanceTimersByTime(5000)
  expect(readDraft(set)).toBeNull()
  browser.repairLocalStorage()
  vi.advanceTimersByTime(5000)
  expect(readDraft(set)?.index).toBe(1)
})

test.each([
  ['without events', () => undefined],
  ['even after an event', (store: SessionStore) => store.report({ type: 'skipped' })],
])('does not end a session by its time limit while its clock is stopped, %s', (_, act) => {
  const store = newStore(timed)
  store.resumeOrStart([])
  const stopClock = store.runClock()
  stopClock()
  act(store)
  vi.advanceTimersByTime(120_000)
  expect(store.get()?.finishedAt).toBeNull()
})

test('restores the session that was finished last, and returns false if there is none', () => {
  const { store } = openStore(set)
  const session = sessionOf(store)
  const other = newStore(set)
  expect(other.restoreFinished()).toBe(false)
  finishDraft({ ...session, finishedAt: 1_000_900 })
  expect(other.restoreFinished()).toBe(true)
  expect(other.get()?.finishedAt).toBe(1_000_900)
})

test('saves the time so far when the clock is stopped', () => {
  const store = newStore(timed)
  store.resumeOrStart([])
  const stopClock = store.runClock()
  vi.advanceTimersByTime(4300)
  stopClock()
  expect(readDraft(timed)?.clock.seen).toBe(1_004_300)
})

test('resumes the session in memory when storage is blocked', () => {
  browser.blockLocalStorage()
  const { store } = openStore(set)
  store.report({ type: 'skipped' })
  store.resumeOrStart([])
  expect(store.get()?.index).toBe(1)
})

test('saves an answer chosen before hydration with the draft', () => {
  newStore(set).resumeOrStart(['v1b'])
  const later = newStore(set)
  later.resumeOrStart([])
  expect(later.get()?.answers).toEqual({ v1: ['v1b'] })
})

test.each([
  ['resumed', (store: SessionStore) => store.resumeOrStart([])],
  ['started', (store: SessionStore) => store.start()],
])('quarantines a draft with other questions than the set has now before the session is %s', (_, act) => {
  newStore({ ...set, questionIds: ['v1', 'v9'] }).resumeOrStart([])
  const staleDraft = browser.items.get('gradus.quiz.verbal-1')
  act(newStore(set))
  expect(browser.items.get('gradus.quiz.verbal-1.unreadable')).toBe(staleDraft)
  expect(readDraft(set)?.modules).toMatchObject([{ questionIds: set.questionIds }])
})

test('saves a pending event when the page is left', () => {
  const { store } = openStore(set)
  store.report({ type: 'answered', answer: ['v1a'] })
  leavePage()
  expect(readDraft(set)?.answers).toEqual({ v1: ['v1a'] })
})

test('keeps the session when storage becomes blocked later', () => {
  const { store } = openStore(set)
  store.report({ type: 'answered', answer: ['v1a'] })
  vi.advanceTimersByTime(5000)
  browser.blockLocalStorage()
  vi.advanceTimersByTime(5000)
  browser.dispatchStorageEvent(null)
  expect(store.hasEndedElsewhere()).toBe(false)
  expect(store.get()?.answers).toEqual({ v1: ['v1a'] })
})

test('saves passing time without calling onEvent, also when the page is left', () => {
  const { changes } = openStore(set)
  vi.advanceTimersByTime(5000)
  expect(readDraft(set)?.clock.seen).toBe(1_005_000)
  leavePage()
  expect(changes).toEqual([])
})

test('saves the time when the page becomes hidden, and not while it stays hidden', () => {
  openStore(set)
  vi.setSystemTime(1_002_000)
  Object.assign(page, { hidden: true })
  page.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(60_000)
  expect(readDraft(set)?.clock.seen).toBe(1_002_000)
})

test('does not save passing time in a visible window without focus', () => {
  openStore(set)
  Object.assign(page, { hasFocus: () => false })
  vi.advanceTimersByTime(60_000)
  expect(readDraft(set)?.clock.seen).toBe(1_000_000)
})

test('does not count time in the back/forward cache, and calls no subscriber until the page is restored', () => {
  const { store, callbacks } = openStore(set)
  vi.advanceTimersByTime(3000)
  const callsBefore = callbacks.length
  leavePage()
  vi.setSystemTime(9_000_000)
  page.dispatchEvent(new Event('visibilitychange'))
  expect(callbacks).toHaveLength(callsBefore)
  browser.dispatchPageShow(true)
  expect(callbacks.length).toBeGreaterThan(callsBefore)
  expect(store.get()?.clock).toEqual({ banked: 3000, from: 9_000_000, seen: 9_000_000 })
})

test('does not end a session while the page is left, but resumes from the last saved time', () => {
  const { store, changes } = openStore(timed)
  vi.advanceTimersByTime(57_000)
  vi.setSystemTime(1_060_000)
  leavePage()
  browser.dispatchPageShow(true)
  expect(store.get()?.finishedAt).toBeNull()
  expect(store.get()?.clock.banked).toBe(55_000)
  vi.advanceTimersByTime(4999)
  expect(changes).toEqual([])
  vi.advanceTimersByTime(1)
  expect(changes.at(-1)?.after.finishedAt).not.toBeNull()
})

test('ends a module on time and reports it, but not while the page is left', () => {
  const { store, changes } = openStore({ ...timed, mode: 'exam', nextModule: 'fixed' })
  vi.advanceTimersByTime(57_000)
  vi.setSystemTime(1_060_000)
  leavePage()
  browser.dispatchPageShow(true)
  expect(store.get()?.moduleEnds).toEqual([])
  vi.advanceTimersByTime(5000)
  expect(changes.at(-1)?.after.moduleEnds).toEqual([60_000])
  const ended = store.get()
  vi.advanceTimersByTime(60_000)
  expect(store.get()).toBe(ended)
  expect(changes).toHaveLength(1)
})

test('takes over a draft that another tab saved, without calling onEvent', () => {
  const { store, changes } = openStore(set)
  const session = sessionOf(store)
  saveDraft({ ...session, index: 2, clock: { ...session.clock, seen: 1_000_500 } })
  browser.dispatchStorageEvent('gradus.quiz.verbal-1')
  expect(store.get()?.index).toBe(2)
  expect(changes).toEqual([])
})

test('does not undo an unsaved event when a storage event arrives', () => {
  const { store } = openStore(set)
  store.report({ type: 'skipped' })
  browser.dispatchStorageEvent('gradus.quiz.verbal-1')
  expect(store.get()?.index).toBe(1)
})

test('takes over a draft that another tab saved after our last event was saved', () => {
  const { store } = openStore(set)
  store.report({ type: 'skipped' })
  vi.advanceTimersByTime(0)
  const session = sessionOf(store)
  saveDraft({ ...session, index: 2, clock: { ...session.clock, seen: 1_000_500 } })
  browser.dispatchStorageEvent('gradus.quiz.verbal-1')
  expect(store.get()?.index).toBe(2)
})

test('reports a session that another tab finished or erased, until a new one starts', () => {
  const { store, callbacks } = openStore(set)
  dropDraft(set)
  browser.dispatchStorageEvent('gradus.quiz.verbal-1')
  expect(store.get()).toBeNull()
  expect(callbacks).toContain('onEndedElsewhere')
  expect(store.hasEndedElsewhere()).toBe(true)
  store.resumeOrStart([])
  expect(store.hasEndedElsewhere()).toBe(false)
})

test('ignores storage while saving fails', () => {
  browser.fillLocalStorage()
  const { store, callbacks } = openStore(set)
  store.report({ type: 'skipped' })
  browser.dispatchStorageEvent(null)
  vi.advanceTimersByTime(20_000)
  expect(store.get()?.index).toBe(1)
  expect(callbacks).not.toContain('onEndedElsewhere')
})

test('does not restore a draft that another tab deleted when the page is left before the storage event', () => {
  openStore(set)
  dropDraft(set)
  leavePage()
  expect(readDraft(set)).toBeNull()
})

test('does not overwrite a newer draft of another tab when saving passing time', () => {
  const { store } = openStore(set)
  const session = sessionOf(store)
  saveDraft({ ...session, index: 2, clock: { ...session.clock, seen: 1_004_000 } })
  vi.advanceTimersByTime(5000)
  expect(store.get()?.index).toBe(2)
  expect(readDraft(set)?.index).toBe(2)
})

test('takes over a session restarted in another tab despite an unsaved event', () => {
  const { store } = openStore(set)
  const session = sessionOf(store)
  store.report({ type: 'skipped' })
  saveDraft({ ...session, id: 'another' })
  browser.dispatchStorageEvent('gradus.quiz.verbal-1')
  expect(store.get()?.id).toBe('another')
})

test.each([
  ['leaving', leavePage],
  ['hiding', () => page.dispatchEvent(new Event('visibilitychange'))],
])('does not count time on %s the page after the clock was stopped', (_, leaveOrHide) => {
  const store = newStore(set)
  store.resumeOrStart([])
  store.runClock()()
  vi.setSystemTime(1_090_000)
  leaveOrHide()
  expect(readDraft(set)?.clock.seen).toBe(1_000_000)
})

test('ignores storage events after listening stopped', () => {
  const store = newStore(set)
  const callbacks: string[] = []
  const stop = store.listen({
    onEvent: () => callbacks.push('onEvent'),
    onEndedElsewhere: () => callbacks.push('onEndedElsewhere'),
  })
  store.resumeOrStart([])
  stop()
  dropDraft(set)
  browser.dispatchStorageEvent('gradus.quiz.verbal-1')
  expect(store.get()).not.toBeNull()
  expect(callbacks).toEqual([])
})
