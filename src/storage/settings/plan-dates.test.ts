import { beforeEach, expect, test, vi } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import { onPlanDateChange, readPlanDate, savePlanDate } from './plan-dates.ts'
import { plansTicked } from './plan-ticks.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

const march = { anchor: 'start', date: Date.UTC(2027, 2, 1) } as const

test('the date of each plan is remembered by itself, with what it is the date of', () => {
  expect(readPlanDate('30-day')).toBeNull()
  expect(savePlanDate('30-day', march)).toBe(true)
  expect(readPlanDate('30-day')).toEqual(march)
  expect(browser.items.get('gradus.plan-date.30-day')).toBe('start 2027-03-01')
  savePlanDate('30-day', { ...march, anchor: 'test' })
  expect(readPlanDate('30-day')).toEqual({ ...march, anchor: 'test' })
  expect(readPlanDate('7-day')).toBeNull()
})

test('a date alone is no tick of a plan', () => {
  savePlanDate('30-day', march)
  expect(plansTicked()).toEqual([])
})

test('a date that was taken back is forgotten', () => {
  savePlanDate('30-day', march)
  savePlanDate('30-day', null)
  expect([...browser.items.keys()]).toEqual([])
})

test.each(['', 'start', 'start 2027-13-01', 'end 2027-03-01', 'start 12027-03-01', 'start 2027-03-01 <b>'])(
  'the stored text "%s" is no date',
  (text) => {
    browser.items.set('gradus.plan-date.30-day', text)
    expect(readPlanDate('30-day')).toBeNull()
  },
)

test('a browser that refuses localStorage has no date and takes none', () => {
  browser.blockLocalStorage()
  expect(readPlanDate('30-day')).toBeNull()
  expect(savePlanDate('30-day', march)).toBe(false)
})

test('onPlanDateChange reports changes of the plan in other tabs', () => {
  const onChange = vi.fn()
  onPlanDateChange('30-day', onChange)
  browser.dispatchStorageEvent('gradus.plan-date.7-day')
  expect(onChange).not.toHaveBeenCalled()
  browser.dispatchStorageEvent('gradus.plan-date.30-day')
  expect(onChange).toHaveBeenCalledOnce()
})
