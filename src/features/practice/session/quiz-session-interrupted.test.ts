import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  installPage,
  leavePage,
  quizOf,
  set,
  sit,
  timed,
} from '../../../../tests/support/quiz-session-harness.ts'
import type { FakeBrowser } from '../../../../tests/support/fake-browser.ts'
import { dropDraft, saveDraft, readDraft } from '../../../storage/drafts/session-drafts.ts'
import { createQuizSession } from './quiz-session.ts'

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

test('whoever leaves before an event is kept has it kept by leaving', () => {
  const { sitting } = sit(set)
  sitting.report({ type: 'answered', answer: ['v1a'] })
  leavePage()
  expect(readDraft(set)?.answers).toEqual({ v1: ['v1a'] })
})

test('that the browser lets us look no more is no news: the quiz goes on', () => {
  const { sitting } = sit(set)
  sitting.report({ type: 'answered', answer: ['v1a'] })
  vi.advanceTimersByTime(5000)
  browser.blockLocal()
  vi.advanceTimersByTime(5000)
  browser.tellOfChange(null)
  expect(sitting.hasEndedElsewhere()).toBe(false)
  expect(sitting.get()?.answers).toEqual({ v1: ['v1a'] })
})

test('that time goes by is kept and not told, nor is it while the page is left', () => {
  const { changes } = sit(set)
  vi.advanceTimersByTime(5000)
  expect(readDraft(set)?.clock.seen).toBe(1_005_000)
  leavePage()
  expect(changes).toEqual([])
})

test('in a page that is not seen, time is kept when it is hidden, and then no more', () => {
  sit(set)
  vi.setSystemTime(1_002_000)
  Object.assign(page, { hidden: true })
  page.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(60_000)
  expect(readDraft(set)?.clock.seen).toBe(1_002_000)
})

test('of several windows on view the one without the focus writes nothing down as time goes by', () => {
  sit(set)
  Object.assign(page, { hasFocus: () => false })
  vi.advanceTimersByTime(60_000)
  expect(readDraft(set)?.clock.seen).toBe(1_000_000)
})

test('the time away does not count, and nothing is drawn until the page is there again', () => {
  const { sitting, told } = sit(set)
  vi.advanceTimersByTime(3000)
  const drawn = told.length
  leavePage()
  vi.setSystemTime(9_000_000)
  page.dispatchEvent(new Event('visibilitychange'))
  expect(told).toHaveLength(drawn)
  browser.revive(true)
  expect(told.length).toBeGreaterThan(drawn)
  expect(sitting.get()?.clock).toEqual({ banked: 3000, from: 9_000_000, seen: 9_000_000 })
})

test('time that would end while the page is left ends nothing: the last moment kept is gone on from', () => {
  const { sitting, changes } = sit(timed)
  vi.advanceTimersByTime(57_000)
  vi.setSystemTime(1_060_000)
  leavePage()
  browser.revive(true)
  expect(sitting.get()?.finishedAt).toBeNull()
  expect(sitting.get()?.clock.banked).toBe(55_000)
  vi.advanceTimersByTime(4999)
  expect(changes).toEqual([])
  vi.advanceTimersByTime(1)
  expect(changes.at(-1)?.after.finishedAt).not.toBeNull()
})

test('what another tab has done is shown, and is no event of this page', () => {
  const { sitting, changes } = sit(set)
  const here = quizOf(sitting)
  saveDraft({ ...here, index: 2, clock: { ...here.clock, seen: 1_000_500 } })
  browser.tellOfChange('gradus.quiz.verbal-1')
  expect(sitting.get()?.index).toBe(2)
  expect(changes).toEqual([])
})

test('news in the moment of an event does not undo it', () => {
  const { sitting } = sit(set)
  sitting.report({ type: 'skipped' })
  browser.tellOfChange('gradus.quiz.verbal-1')
  expect(sitting.get()?.index).toBe(1)
})

test('news that come after an event has been kept are news', () => {
  const { sitting } = sit(set)
  sitting.report({ type: 'skipped' })
  vi.advanceTimersByTime(0)
  const here = quizOf(sitting)
  saveDraft({ ...here, index: 2, clock: { ...here.clock, seen: 1_000_500 } })
  browser.tellOfChange('gradus.quiz.verbal-1')
  expect(sitting.get()?.index).toBe(2)
})

test('a quiz that another tab has finished or erased is gone', () => {
  const { sitting, told } = sit(set)
  dropDraft(set)
  browser.tellOfChange('gradus.quiz.verbal-1')
  expect(sitting.get()).toBeNull()
  expect(told).toContain('gone')
  expect(sitting.hasEndedElsewhere()).toBe(true)
  sitting.resumeOrStart([])
  expect(sitting.hasEndedElsewhere()).toBe(false)
})

test('where nothing is kept, what is kept is no news', () => {
  browser.fillLocal()
  const { sitting, told } = sit(set)
  sitting.report({ type: 'skipped' })
  browser.tellOfChange(null)
  vi.advanceTimersByTime(20_000)
  expect(sitting.get()?.index).toBe(1)
  expect(told).not.toContain('gone')
})

test('a quiz that is gone elsewhere is not brought back by whoever leaves before the news have come', () => {
  sit(set)
  dropDraft(set)
  leavePage()
  expect(readDraft(set)).toBeNull()
})

test('time that goes by undoes nothing that another tab has done, though its news have not come', () => {
  const { sitting } = sit(set)
  const here = quizOf(sitting)
  saveDraft({ ...here, index: 2, clock: { ...here.clock, seen: 1_004_000 } })
  vi.advanceTimersByTime(5000)
  expect(sitting.get()?.index).toBe(2)
  expect(readDraft(set)?.index).toBe(2)
})

test('a quiz begun anew in another tab is not undone by an event that waits to be kept', () => {
  const { sitting } = sit(set)
  const here = quizOf(sitting)
  sitting.report({ type: 'skipped' })
  saveDraft({ ...here, id: 'another' })
  browser.tellOfChange('gradus.quiz.verbal-1')
  expect(sitting.get()?.id).toBe('another')
})

test.each([
  ['leaving', leavePage],
  ['hiding', () => page.dispatchEvent(new Event('visibilitychange'))],
])('once nobody reads the quiz any more, %s the page counts no time', (_, turnAway) => {
  const sitting = createQuizSession(set)
  sitting.resumeOrStart([])
  sitting.runClock()()
  vi.setSystemTime(1_090_000)
  turnAway()
  expect(readDraft(set)?.clock.seen).toBe(1_000_000)
})

test('a sitting that nobody follows any more hears no news', () => {
  const sitting = createQuizSession(set)
  const told: string[] = []
  const stop = sitting.listen({
    onEvent: () => told.push('event'),
    onEndedElsewhere: () => told.push('gone'),
  })
  sitting.resumeOrStart([])
  stop()
  dropDraft(set)
  browser.tellOfChange('gradus.quiz.verbal-1')
  expect(sitting.get()).not.toBeNull()
  expect(told).toEqual([])
})
