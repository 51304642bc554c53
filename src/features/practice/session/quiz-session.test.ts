import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installPage, quizOf, set, sit, timed } from '../../../../tests/support/quiz-session-harness.ts'
import type { FakeBrowser } from '../../../../tests/support/fake-browser.ts'
import { finishDraft, readDraft } from '../../../storage/drafts/session-drafts.ts'
import { createQuizSession, type QuizSession } from './quiz-session.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = installPage().browser
})

afterEach(() => {
  vi.useRealTimers()
})

test('an event is seen at once, told with what was before, and kept as soon as it has been painted', () => {
  const { sitting, changes } = sit(set)
  const before = sitting.get()
  sitting.report({ type: 'answered', answer: ['v1a'] })
  expect(sitting.get()?.answers).toEqual({ v1: ['v1a'] })
  expect(changes).toEqual([{ before, after: sitting.get() }])
  expect(readDraft(set)?.answers).toEqual({})
  vi.advanceTimersByTime(0)
  expect(readDraft(set)?.answers).toEqual({ v1: ['v1a'] })
})

test('an answer given before the script is that of the first question, and of no other', () => {
  const first = createQuizSession(set)
  first.resumeOrStart(['v1b'])
  expect(first.get()?.answers).toEqual({ v1: ['v1b'] })
  first.report({ type: 'skipped' })
  vi.advanceTimersByTime(0)
  const second = createQuizSession(set)
  second.resumeOrStart(['v1c'])
  expect(second.get()?.index).toBe(1)
  expect(second.get()?.answers).toEqual({})
})

test('a set with a limit ends when its time is over, without anybody there', () => {
  const { sitting, changes } = sit(timed)
  sitting.report({ type: 'answered', answer: ['v1a'] })
  vi.advanceTimersByTime(59_999)
  expect(sitting.get()?.finishedAt).toBeNull()
  vi.advanceTimersByTime(1)
  expect(sitting.get()?.finishedAt).toBe(1_060_000)
  expect(changes.at(-1)?.after.checked).toEqual(['v1'])
})

test('a set begun anew has its whole time', () => {
  const { sitting } = sit(timed)
  vi.advanceTimersByTime(31_000)
  sitting.start()
  vi.advanceTimersByTime(59_999)
  expect(sitting.get()?.finishedAt).toBeNull()
  vi.advanceTimersByTime(1)
  expect(sitting.get()?.finishedAt).toBe(1_091_000)
})

test('a quiz that is over stays so, whatever comes, and leaves no draft', () => {
  const { sitting, changes } = sit(set)
  for (let left = 3; left > 0; left -= 1) sitting.report({ type: 'skipped' })
  const finished = quizOf(sitting)
  finishDraft(finished)
  sitting.report({ type: 'skipped' })
  browser.tellOfChange(null)
  vi.advanceTimersByTime(10_000)
  expect(sitting.get()).toBe(finished)
  expect(changes).toHaveLength(3)
  expect(readDraft(set)).toBeNull()
})

test('as soon as there is room again, the quiz is kept without a click', () => {
  browser.fillLocal()
  const { sitting } = sit(set)
  sitting.report({ type: 'skipped' })
  vi.advanceTimersByTime(5000)
  expect(readDraft(set)).toBeNull()
  browser.freeLocal()
  vi.advanceTimersByTime(5000)
  expect(readDraft(set)?.index).toBe(1)
})

test.each([
  ['untouched', () => undefined],
  ['though the page reports an event', (sitting: QuizSession) => sitting.report({ type: 'skipped' })],
])('nobody’s clock runs while there is nothing to read, %s', (_, act) => {
  const sitting = createQuizSession(timed)
  sitting.resumeOrStart([])
  const callOff = sitting.runClock()
  callOff()
  act(sitting)
  vi.advanceTimersByTime(120_000)
  expect(sitting.get()?.finishedAt).toBeNull()
})

test('the quiz that was finished last is recalled, and otherwise nothing', () => {
  const { sitting } = sit(set)
  const here = quizOf(sitting)
  const other = createQuizSession(set)
  expect(other.restoreFinished()).toBe(false)
  finishDraft({ ...here, finishedAt: 1_000_900 })
  expect(other.restoreFinished()).toBe(true)
  expect(other.get()?.finishedAt).toBe(1_000_900)
})

test('whoever turns away keeps the time up to then', () => {
  const sitting = createQuizSession(timed)
  sitting.resumeOrStart([])
  const callOff = sitting.runClock()
  vi.advanceTimersByTime(4300)
  callOff()
  expect(readDraft(timed)?.clock.seen).toBe(1_004_300)
})

test('where nothing is kept, whoever turns away and comes back goes on with the quiz of this page', () => {
  browser.blockLocal()
  const { sitting } = sit(set)
  sitting.report({ type: 'skipped' })
  sitting.resumeOrStart([])
  expect(sitting.get()?.index).toBe(1)
})

test('an answer to the first question is still there when the quiz is taken up again', () => {
  createQuizSession(set).resumeOrStart(['v1b'])
  const later = createQuizSession(set)
  later.resumeOrStart([])
  expect(later.get()?.answers).toEqual({ v1: ['v1b'] })
})

test.each([
  ['taken up', (sitting: QuizSession) => sitting.resumeOrStart([])],
  ['begun anew', (sitting: QuizSession) => sitting.start()],
])('a draft of other questions than the set has now is set aside before the quiz is %s', (_, act) => {
  createQuizSession({ ...set, questionIds: ['v1', 'v9'] }).resumeOrStart([])
  const old = browser.items.get('gradus.quiz.verbal-1')
  act(createQuizSession(set))
  expect(browser.items.get('gradus.quiz.verbal-1.unreadable')).toBe(old)
  expect(readDraft(set)?.questionIds).toEqual(set.questionIds)
})
