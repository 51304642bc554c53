import { beforeEach, expect, test } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import { begunPlans } from './begun-plans.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

test('a plan is begun by a tick or by a date', () => {
  const today = Date.UTC(2027, 2, 9)
  expect(begunPlans(today)).toEqual([])
  browser.items.set('gradus.plan.30-day', '1.1 1.2')
  browser.items.set('gradus.plan-date.7-day', 'test 2027-03-10')
  expect(begunPlans(today).map(({ name, standing }) => [name, standing.daysDone, standing.dayToday])).toEqual(
    [
      ['7-day', 0, 6],
      ['30-day', 1, null],
    ],
  )
})
