import { IDBObjectStore } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import { openTab, resultNumber } from '../../../tests/support/browser-tab.ts'

const key = 'greQuizResults'
let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

test('calls that come while the copies are read share the next reading, which is a new one', async () => {
  const tab = await openTab()
  const [first, second, third] = [tab.refreshResults(), tab.refreshResults(), tab.refreshResults()]
  expect([second === first, third === second]).toEqual([false, true])
  await first
  browser.items.set(key, JSON.stringify([resultNumber(1)]))
  expect(await second).toBe(true)
  expect(tab.resultsStore.get().results).toEqual([resultNumber(1)])
})

test('where there is no database, what has left the array is gone', async () => {
  browser.blockDatabase()
  const tab = await openTab()
  await tab.appendResult(resultNumber(1))
  browser.items.delete(key)
  await tab.refreshResults()
  expect(tab.resultsStore.get().results).toEqual([])
})

test('where neither copy can be read any more, what the page has read stays', async () => {
  await (await openTab()).appendResult(resultNumber(1))
  browser.blockLocalStorage()
  const tab = await openTab()
  await tab.refreshResults()
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('The disk is damaged.', 'UnknownError')
  })
  await tab.refreshResults()
  expect(tab.resultsStore.get()).toMatchObject({ results: [resultNumber(1)], notices: ['blocked'] })
})

test('the good rows among bad ones never leave the array, and where there are none it goes', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const { readArrayCopy } = await import('./result-copies.ts')
  browser.items.set(key, JSON.stringify([resultNumber(1), { half: true }]))
  readArrayCopy()
  expect(browser.items.get(key)).toBe(JSON.stringify([resultNumber(1)]))
  browser.items.set(key, '{broken')
  readArrayCopy()
  expect(browser.items.has(key)).toBe(false)
})

test('an array that cannot be read is told of as that, and not as one that had gone', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  await (await openTab()).appendResult(resultNumber(1))
  browser.items.set(key, '{broken')
  const tab = await openTab()
  await tab.refreshResults()
  expect(tab.resultsStore.get()).toMatchObject({ results: [resultNumber(1)], notices: ['unreadable'] })
})

test('a record that is no result is passed over, and stays where it is', async () => {
  const tab = await openTab()
  const { requestResult, withStores } = await import('../browser/database.ts')
  await withStores(['results'], 'readwrite', (stores) =>
    requestResult(stores('results').put({ half: true }, 'x')),
  )
  await tab.appendResult(resultNumber(1))
  browser.items.delete(key)
  const later = await openTab()
  await later.refreshResults()
  expect(later.resultsStore.get().results).toEqual([resultNumber(1)])
  const count = await withStores(['results'], 'readonly', (stores) =>
    requestResult(stores('results').count()),
  )
  expect(count).toBe(2)
})

test('two equal results are two in the database as well', async () => {
  const tab = await openTab()
  for (let time = 0; time < 2; time += 1) await tab.appendResult(resultNumber(1))
  browser.items.delete(key)
  const later = await openTab()
  await later.refreshResults()
  expect(later.resultsStore.get().results).toEqual([resultNumber(1), resultNumber(1)])
})

test('an array that was erased elsewhere, and is still seen, is looked at again for two seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const [first, second] = [await openTab(), await openTab()]
  await first.appendResult(resultNumber(1))
  const old = new Map(browser.items)
  await first.eraseEverything()
  for (const [name, text] of old) browser.items.set(name, text)
  const pause = vi.spyOn(globalThis, 'setTimeout')
  const mending = second.refreshResults()
  while (!second.resultsStore.get().isReady) await vi.advanceTimersByTimeAsync(50)
  await mending
  expect(pause.mock.calls.filter(([, milliseconds]) => milliseconds === 50)).toHaveLength(40)
  vi.useRealTimers()
})
