import { beforeEach, expect, test, vi } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import { onTicksChange, saveTicks, readTicks } from './plan-ticks.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

test('what was ticked is remembered, for each plan by itself', () => {
  expect(readTicks('30-day')).toEqual([])
  expect(saveTicks('30-day', ['1.1', '12.3'])).toBe(true)
  expect(readTicks('30-day')).toEqual(['1.1', '12.3'])
  expect(readTicks('last-minute')).toEqual([])
})

test('a tick is added to what another tab ticked meanwhile, and taken from it', () => {
  saveTicks('30-day', ['1.1'])
  browser.items.set('gradus.plan.30-day', '1.1 2.1')
  saveTicks('30-day', ['3.1'])
  expect(readTicks('30-day')).toEqual(['1.1', '2.1', '3.1'])
  saveTicks('30-day', ['1.1'], false)
  expect(readTicks('30-day')).toEqual(['2.1', '3.1'])
  saveTicks('30-day', ['2.1'])
  expect(readTicks('30-day')).toHaveLength(2)
})

test('a plan in which nothing is ticked any more leaves no trace', () => {
  saveTicks('30-day', ['1.1'])
  saveTicks('30-day', ['1.1'], false)
  expect([...browser.items.keys()]).toEqual([])
})

test('what is no tick is passed over, and stays where it is', () => {
  browser.items.set('gradus.plan.30-day', '1.1 <b> x.2 3 1234.5')
  expect(readTicks('30-day')).toEqual(['1.1'])
  expect(saveTicks('30-day', ['2.1'])).toBe(true)
  expect(readTicks('30-day')).toEqual(['1.1', '2.1'])
  expect(browser.items.get('gradus.plan.30-day')).toBe('1.1 <b> x.2 3 1234.5 2.1')
})

test('day and place have up to three digits each, and nothing behind them', () => {
  browser.items.set('gradus.plan.90-day', '1.12 123.456 1.2345 2.1x')
  expect(readTicks('90-day')).toEqual(['1.12', '123.456'])
})

test('a browser that keeps nothing says so, and loses nothing', () => {
  browser.items.set('gradus.plan.30-day', '1.1 x')
  browser.fillLocalStorage()
  expect(saveTicks('30-day', ['2.1'])).toBe(false)
  expect(browser.items.get('gradus.plan.30-day')).toBe('1.1 x')
  browser.blockLocalStorage()
  expect(readTicks('30-day')).toEqual([])
  expect(saveTicks('30-day', ['1.1'])).toBe(false)
})

test('who follows a plan hears of its changes in other tabs, until they leave', () => {
  const note = vi.fn()
  const leave = onTicksChange('30-day', note)
  browser.dispatchStorageEvent('gradus.plan.last-minute')
  expect(note).not.toHaveBeenCalled()
  browser.dispatchStorageEvent('gradus.plan.30-day')
  browser.dispatchStorageEvent(null)
  browser.dispatchPageShow(false)
  expect(note).toHaveBeenCalledTimes(2)
  browser.dispatchPageShow(true)
  expect(note).toHaveBeenCalledTimes(3)
  leave()
  browser.dispatchStorageEvent(null)
  expect(note).toHaveBeenCalledTimes(3)
})
