import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installPage, quizOf, set, sit, timed } from '../../../tests/unit/a-sitting.ts'
import type { FakeBrowser } from '../../../tests/unit/fake-browser.ts'
import { finishDraft, readDraft } from '../../storage/quiz-draft.ts'
import { createSitting, type Sitting } from './sitting.ts'

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
  const first = createSitting(set)
  first.takeUp(['v1b'])
  expect(first.get()?.answers).toEqual({ v1: ['v1b'] })
  first.report({ type: 'skipped' })
  vi.advanceTimersByTime(0)
  const second = createSitting(set)
  second.takeUp(['v1c'])
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
  sitting.begin()
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
  ['though the page reports an event', (sitting: Sitting) => sitting.report({ type: 'skipped' })],
])('nobody’s clock runs while there is nothing to read, %s', (_, act) => {
  const sitting = createSitting(timed)
  sitting.takeUp([])
  const callOff = sitting.attend()
  callOff()
  act(sitting)
  vi.advanceTimersByTime(120_000)
  expect(sitting.get()?.finishedAt).toBeNull()
})

test('the quiz that was finished last is recalled, and otherwise nothing', () => {
  const { sitting } = sit(set)
  const here = quizOf(sitting)
  const other = createSitting(set)
  expect(other.recall()).toBe(false)
  finishDraft({ ...here, finishedAt: 1_000_900 })
  expect(other.recall()).toBe(true)
  expect(other.get()?.finishedAt).toBe(1_000_900)
})

test('whoever turns away keeps the time up to then', () => {
  const sitting = createSitting(timed)
  sitting.takeUp([])
  const callOff = sitting.attend()
  vi.advanceTimersByTime(4300)
  callOff()
  expect(readDraft(timed)?.clock.seen).toBe(1_004_300)
})

test('where nothing is kept, whoever turns away and comes back goes on with the quiz of this page', () => {
  browser.blockLocal()
  const { sitting } = sit(set)
  sitting.report({ type: 'skipped' })
  sitting.takeUp([])
  expect(sitting.get()?.index).toBe(1)
})

test('an answer to the first question is still there when the quiz is taken up again', () => {
  createSitting(set).takeUp(['v1b'])
  const later = createSitting(set)
  later.takeUp([])
  expect(later.get()?.answers).toEqual({ v1: ['v1b'] })
})

test.each([
  ['taken up', (sitting: Sitting) => sitting.takeUp([])],
  ['begun anew', (sitting: Sitting) => sitting.begin()],
])('a draft of other questions than the set has now is set aside before the quiz is %s', (_, act) => {
  createSitting({ ...set, questionIds: ['v1', 'v9'] }).takeUp([])
  const old = browser.items.get('gradus.quiz.verbal-1')
  act(createSitting(set))
  expect(browser.items.get('gradus.quiz.verbal-1.unreadable')).toBe(old)
  expect(readDraft(set)?.questionIds).toEqual(set.questionIds)
})
