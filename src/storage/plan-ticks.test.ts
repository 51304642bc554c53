import { expect, test } from 'vitest'
import { installBrowser } from '../../tests/unit/fake-browser.ts'
import { keepTicks, readTicks } from './plan-ticks.ts'

test('what was ticked is remembered, for each plan by itself', () => {
  installBrowser()
  expect(readTicks('30-day')).toEqual([])
  expect(keepTicks('30-day', ['1.1', '12.3'])).toBe(true)
  expect(readTicks('30-day')).toEqual(['1.1', '12.3'])
  expect(readTicks('last-minute')).toEqual([])
})

test('what is no tick is passed over, and a browser that keeps nothing says so', () => {
  const browser = installBrowser()
  browser.items.set('gradus.plan.30-day', '1.1 <b> x.2 3')
  expect(readTicks('30-day')).toEqual(['1.1'])
  browser.blockLocal()
  expect(readTicks('30-day')).toEqual([])
  expect(keepTicks('30-day', ['1.1'])).toBe(false)
})
