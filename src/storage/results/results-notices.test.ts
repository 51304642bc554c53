import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { fillDatabase, installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import { openTab, resultNumber } from '../../../tests/support/browser-tab.ts'
import { addRepairNotices, pendingRepairNotices } from './pending-repair-notices.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

test('a browser that refuses a copy says so before there is any result', async () => {
  browser.blockLocalStorage()
  const tab = await openTab()
  expect(await tab.refreshResults()).toBe(false)
  expect(tab.resultsStore.get().notices).toEqual(['one-copy'])
})

test('that there is one copy alone is no longer said once both hold everything', async () => {
  browser.fillLocalStorage()
  const tab = await openTab()
  await tab.appendResult(resultNumber(1))
  expect(tab.resultsStore.get().notices).toEqual(['one-copy'])
  browser.repairLocalStorage()
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
  browser.fillLocalStorage()
  expect(await tab.refreshResults()).toBe(true)
  expect(tab.resultsStore.get().notices).toEqual([])
})

test('two mendings are both left for the next page to tell', () => {
  addRepairNotices(['unreadable'])
  addRepairNotices(['restored-database'])
  expect(pendingRepairNotices()).toEqual(['restored-database', 'unreadable'])
})

test('what has been told on a page stays there as long as the page', async () => {
  await (await openTab()).appendResult(resultNumber(1))
  browser.items.delete('greQuizResults')
  const tab = await openTab()
  await tab.refreshResults()
  const { clearRepairNotices } = await import('./pending-repair-notices.ts')
  clearRepairNotices()
  await tab.refreshResults()
  expect(tab.resultsStore.get().notices).toEqual(['restored-array'])
})

test('a copy that vanished and takes nothing is not said to be restored', async () => {
  await (await openTab()).appendResult(resultNumber(1))
  const items = new Map(browser.items)
  browser.items.delete('greQuizResults')
  browser.fillLocalStorage()
  const tab = await openTab()
  await tab.refreshResults()
  expect(tab.resultsStore.get().notices).toEqual(['one-copy'])
  browser = installBrowser()
  for (const [name, text] of items) browser.items.set(name, text)
  fillDatabase()
  const other = await openTab()
  await other.refreshResults()
  expect(other.resultsStore.get().notices).toEqual(['one-copy'])
})

test('nobody waits for an array because the database has forgotten an erasure', async () => {
  const tab = await openTab()
  await tab.eraseEverything()
  await tab.appendResult(resultNumber(1))
  vi.stubGlobal('indexedDB', new IDBFactory())
  const pause = vi.spyOn(globalThis, 'setTimeout')
  const later = await openTab()
  await later.refreshResults()
  expect(pause).not.toHaveBeenCalledWith(expect.any(Function), 50)
  expect(later.resultsStore.get().notices).toEqual(['restored-database'])
})

test('an array that somebody emptied is restored like one that vanished', async () => {
  await (await openTab()).appendResult(resultNumber(1))
  browser.items.set('greQuizResults', '[]')
  const tab = await openTab()
  await tab.refreshResults()
  expect(tab.resultsStore.get()).toMatchObject({ results: [resultNumber(1)], notices: ['restored-array'] })
})

test('a result that the database had before the array had room is no loss made good', async () => {
  const tab = await openTab()
  browser.fillLocalStorage()
  const reading = tab.refreshResults()
  const kept = tab.appendResult(resultNumber(1))
  await reading
  browser.repairLocalStorage()
  expect(await kept).toBe(true)
  expect(tab.resultsStore.get()).toMatchObject({ results: [resultNumber(1)], notices: [] })
})
