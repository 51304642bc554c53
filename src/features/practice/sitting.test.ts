import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../../tests/unit/fake-browser.ts'
import type { Quiz, Sittable } from '../../domain/quiz/quiz.ts'
import { dropDraft, finishDraft, keepDraft, readDraft } from '../../storage/quiz-draft.ts'
import { createSitting, type Sitting } from './sitting.ts'

const set: Sittable = { id: 'verbal-1', section: 'verbal', questionIds: ['v1', 'v2', 'v3'] }
const timed: Sittable = { id: 'verbal-0', section: 'verbal', questionIds: ['v1', 'v2'], limit: 60_000 }

let browser: FakeBrowser
let page: EventTarget

beforeEach(() => {
  browser = installBrowser()
  page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', page)
  vi.useFakeTimers({ now: 1_000_000 })
})

afterEach(() => {
  vi.useRealTimers()
})

/** A sitting that is being watched, and all that it has told. */
function sit(of: Sittable): { sitting: Sitting; steps: Quiz[]; told: string[] } {
  const sitting = createSitting(of)
  const [steps, told]: [Quiz[], string[]] = [[], []]
  sitting.subscribe(() => told.push('drawn'))
  sitting.follow({ onStep: (_, after) => steps.push(after), onGone: () => told.push('gone') })
  sitting.takeUp([])
  sitting.attend()
  return { sitting, steps, told }
}

function leavePage(): void {
  dispatchEvent(new Event('pagehide'))
}

test('a step is seen at once, told with what was before, and kept as soon as it has been painted', () => {
  const { sitting, steps } = sit(set)
  sitting.report({ type: 'answered', answer: ['v1a'] })
  expect(sitting.get()?.answers).toEqual({ v1: ['v1a'] })
  expect(steps.at(-1)).toBe(sitting.get())
  expect(readDraft(set)?.answers).toEqual({})
  vi.advanceTimersByTime(0)
  expect(readDraft(set)?.answers).toEqual({ v1: ['v1a'] })
})

test('whoever leaves before a step is kept has it kept by leaving', () => {
  const { sitting } = sit(set)
  sitting.report({ type: 'answered', answer: ['v1a'] })
  leavePage()
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

test('a set with a limit ends when its time is over, without anybody there', () => {
  const { sitting, steps } = sit(timed)
  sitting.report({ type: 'answered', answer: ['v1a'] })
  vi.advanceTimersByTime(59_999)
  expect(sitting.get()?.finishedAt).toBeNull()
  vi.advanceTimersByTime(1)
  expect(sitting.get()?.finishedAt).toBe(1_060_000)
  expect(steps.at(-1)?.checked).toEqual(['v1'])
})

test('time that ends while the page is left ends the set once it is there again', () => {
  const { sitting, steps } = sit(timed)
  vi.setSystemTime(1_060_000)
  leavePage()
  expect(steps).toEqual([])
  expect(sitting.get()?.finishedAt).toBeNull()
  browser.revive(true)
  vi.advanceTimersByTime(60_000)
  expect(steps.at(-1)?.finishedAt).not.toBeNull()
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

test('what another tab has done is shown, and is no step of this page', () => {
  const { sitting, steps } = sit(set)
  const here = sitting.get()
  if (!here) throw new Error('Nothing is sat')
  keepDraft({ ...here, index: 2, clock: { ...here.clock, seen: 1_000_500 } })
  browser.tellOfChange('gradus.quiz.verbal-1')
  expect(sitting.get()?.index).toBe(2)
  expect(steps).toEqual([])
})

test('news in the moment of a step does not undo the step', () => {
  const { sitting } = sit(set)
  sitting.report({ type: 'skipped' })
  browser.tellOfChange('gradus.quiz.verbal-1')
  expect(sitting.get()?.index).toBe(1)
})

test('a quiz that another tab has finished or erased is gone', () => {
  const { sitting, told } = sit(set)
  dropDraft(set)
  browser.tellOfChange('gradus.quiz.verbal-1')
  expect(sitting.get()).toBeNull()
  expect(told).toContain('gone')
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

test('nobody’s clock runs while there is nothing to read', () => {
  const sitting = createSitting(timed)
  sitting.takeUp([])
  const callOff = sitting.attend()
  callOff()
  vi.advanceTimersByTime(120_000)
  expect(sitting.get()?.finishedAt).toBeNull()
})

test('the quiz that was finished last is recalled, and otherwise nothing', () => {
  const { sitting } = sit(set)
  const here = sitting.get()
  if (!here) throw new Error('Nothing is sat')
  const other = createSitting(set)
  expect(other.recall()).toBe(false)
  finishDraft({ ...here, finishedAt: 1_000_900 })
  expect(other.recall()).toBe(true)
  expect(other.get()?.finishedAt).toBe(1_000_900)
})
