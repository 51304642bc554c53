import { beforeEach, expect, test, vi } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import { onTicksChange, saveTicks, readTicks } from './plan-ticks.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

test('ticks are stored separately for each plan', () => {
  expect(readTicks('30-day')).toEqual([])
  expect(saveTicks('30-day', ['1.1', '12.3'])).toBe(true)
  expect(readTicks('30-day')).toEqual(['1.1', '12.3'])
  expect(readTicks('last-minute')).toEqual([])
})

test('saveTicks adds to and removes from ticks that another tab has stored', () => {
  saveTicks('30-day', ['1.1'])
  browser.items.set('gradus.plan.30-day', '1.1 2.1')
  saveTicks('30-day', ['3.1'])
  expect(readTicks('30-day')).toEqual(['1.1', '2.1', '3.1'])
  saveTicks('30-day', ['1.1'], false)
  expect(readTicks('30-day')).toEqual(['2.1', '3.1'])
  saveTicks('30-day', ['2.1'])
  expect(readTicks('30-day')).toHaveLength(2)
})

test('the key of a plan is removed with its last tick', () => {
  saveTicks('30-day', ['1.1'])
  saveTicks('30-day', ['1.1'], false)
  expect([...browser.items.keys()]).toEqual([])
})

test('text that is not a tick is ignored, and preserved', () => {
  browser.items.set('gradus.plan.30-day', '1.1 <b> x.2 3 1234.5')
  expect(readTicks('30-day')).toEqual(['1.1'])
  expect(saveTicks('30-day', ['2.1'])).toBe(true)
  expect(readTicks('30-day')).toEqual(['1.1', '2.1'])
  expect(browser.items.get('gradus.plan.30-day')).toBe('1.1 <b> x.2 3 1234.5 2.1')
})

test('the two numbers of a tick have one to three digits each', () => {
  browser.items.set('gradus.plan.90-day', '1.12 123.456 1.2345 2.1x')
  expect(readTicks('90-day')).toEqual(['1.12', '123.456'])
})

test('saveTicks returns false if localStorage is full or denied, and changes nothing', () => {
  browser.items.set('gradus.plan.30-day', '1.1 x')
  browser.fillLocalStorage()
  expect(saveTicks('30-day', ['2.1'])).toBe(false)
  expect(browser.items.get('gradus.plan.30-day')).toBe('1.1 x')
  browser.blockLocalStorage()
  expect(readTicks('30-day')).toEqual([])
  expect(saveTicks('30-day', ['1.1'])).toBe(false)
})

test('onTicksChange reports changes of the plan in other tabs until stopped', () => {
  const onChange = vi.fn()
  const stop = onTicksChange('30-day', onChange)
  browser.dispatchStorageEvent('gradus.plan.last-minute')
  expect(onChange).not.toHaveBeenCalled()
  browser.dispatchStorageEvent('gradus.plan.30-day')
  browser.dispatchStorageEvent(null)
  browser.dispatchPageShow(false)
  expect(onChange).toHaveBeenCalledTimes(2)
  browser.dispatchPageShow(true)
  expect(onChange).toHaveBeenCalledTimes(3)
  stop()
  browser.dispatchStorageEvent(null)
  expect(onChange).toHaveBeenCalledTimes(3)
})
