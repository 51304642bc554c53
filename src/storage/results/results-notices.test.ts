import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { fillDatabase, installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import { openTab, resultNumber } from '../../../tests/support/browser-tab.ts'
import { addRepairNotices, pendingRepairNotices } from './pending-repair-notices.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

test('notice "one-copy" is set even without results if localStorage is denied', async () => {
  browser.blockLocalStorage()
  const tab = await openTab()
  expect(await tab.refreshResults()).toBe(false)
  expect(tab.resultsStore.get().notices).toEqual(['one-copy'])
})

test('notice "one-copy" is removed once both copies have all results', async () => {
  browser.fillLocalStorage()
  const tab = await openTab()
  await tab.appendResult(resultNumber(1))
  expect(tab.resultsStore.get().notices).toEqual(['one-copy'])
  browser.repairLocalStorage()
  await tab.refreshResults()
  expect(tab.resultsStore.get().notices).not.toContain('one-copy')
})

test('notice "one-copy" is not stored for other pages', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementationOnce(() => {
    throw new DOMException('No.', 'UnknownError')
  })
  const tab = await openTab()
  await tab.appendResult(resultNumber(1))
  expect(tab.resultsStore.get().notices).toEqual(['one-copy'])
  expect(browser.items.has('gradus.untold')).toBe(false)
})

test('a full localStorage causes no notice if the array already has every result', async () => {
  const tab = await openTab()
  await tab.appendResult(resultNumber(1))
  browser.fillLocalStorage()
  expect(await tab.refreshResults()).toBe(true)
  expect(tab.resultsStore.get().notices).toEqual([])
})

test('addRepairNotices adds to the pending notices', () => {
  addRepairNotices(['unreadable'])
  addRepairNotices(['restored-database'])
  expect(pendingRepairNotices()).toEqual(['restored-database', 'unreadable'])
})

test('clearRepairNotices does not remove a notice that this page shows', async () => {
  await (await openTab()).appendResult(resultNumber(1))
  browser.items.delete('greQuizResults')
  const tab = await openTab()
  await tab.refreshResults()
  const { clearRepairNotices } = await import('./pending-repair-notices.ts')
  clearRepairNotices()
  await tab.refreshResults()
  expect(tab.resultsStore.get().notices).toEqual(['restored-array'])
})

test('a lost copy that cannot be written causes no "restored" notice', async () => {
  await (await openTab()).appendResult(resultNumber(1))
  const storedItems = new Map(browser.items)
  browser.items.delete('greQuizResults')
  browser.fillLocalStorage()
  const tab = await openTab()
  await tab.refreshResults()
  expect(tab.resultsStore.get().notices).toEqual(['one-copy'])
  browser = installBrowser()
  for (const [key, text] of storedItems) browser.items.set(key, text)
  fillDatabase()
  const other = await openTab()
  await other.refreshResults()
  expect(other.resultsStore.get().notices).toEqual(['one-copy'])
})

test('a lost database with a lower erase generation does not delay reading the array', async () => {
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

test('an emptied array is restored like a missing one', async () => {
  await (await openTab()).appendResult(resultNumber(1))
  browser.items.set('greQuizResults', '[]')
  const tab = await openTab()
  await tab.refreshResults()
  expect(tab.resultsStore.get()).toMatchObject({ results: [resultNumber(1)], notices: ['restored-array'] })
})

test('a result that the database got before the array causes no repair notice', async () => {
  const tab = await openTab()
  browser.fillLocalStorage()
  const refreshing = tab.refreshResults()
  const saving = tab.appendResult(resultNumber(1))
  await refreshing
  browser.repairLocalStorage()
  expect(await saving).toBe(true)
  expect(tab.resultsStore.get()).toMatchObject({ results: [resultNumber(1)], notices: [] })
})

test('a result that the array had no space for causes no "restored" notice on a later page', async () => {
  browser.fillLocalStorage()
  await (await openTab()).appendResult(resultNumber(1))
  browser.repairLocalStorage()
  const tab = await openTab()
  await tab.refreshResults()
  expect(tab.resultsStore.get()).toMatchObject({ results: [resultNumber(1)], notices: [] })
})
