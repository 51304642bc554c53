import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../tests/unit/fake-browser.ts'
import { openTab, resultNumber } from '../../tests/unit/tab.ts'
import { leaveUntold, untold } from './untold.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

test('a browser that refuses a copy says so before there is any result', async () => {
  browser.blockLocal()
  const tab = await openTab()
  expect(await tab.refreshResults()).toBe(false)
  expect(tab.resultsStore.get().notices).toEqual(['one-copy'])
})

test('that there is one copy alone is no longer said once both hold everything', async () => {
  browser.fillLocal()
  const tab = await openTab()
  await tab.appendResult(resultNumber(1))
  expect(tab.resultsStore.get().notices).toEqual(['one-copy'])
  browser.freeLocal()
  await tab.refreshResults()
  expect(tab.resultsStore.get().notices).not.toContain('one-copy')
})

test('that there is one copy alone is left to no other page to tell', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementationOnce(() => {
    throw new DOMException('No.', 'UnknownError')
  })
  const tab = await openTab()
  await tab.appendResult(resultNumber(1))
  expect(tab.resultsStore.get().notices).toEqual(['one-copy'])
  expect(browser.items.has('gradus.untold')).toBe(false)
})

test('a full array that holds every result already is no trouble', async () => {
  const tab = await openTab()
  await tab.appendResult(resultNumber(1))
  browser.fillLocal()
  expect(await tab.refreshResults()).toBe(true)
  expect(tab.resultsStore.get().notices).toEqual([])
})

test('two mendings are both left for the next page to tell', () => {
  leaveUntold(['unreadable'])
  leaveUntold(['restored-database'])
  expect(untold()).toEqual(['restored-database', 'unreadable'])
})
