import { beforeEach, expect, test, vi } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import { storedData, openTab, resultNumber, openUsedTab } from '../../../tests/support/browser-tab.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

test('erasing removes all data of this site, and nothing else', async () => {
  const tab = await openUsedTab()
  for (const key of ['gradus.theme', 'gradus.quiz.verbal-1', 'greQuizResults.unreadable', 'other'])
    browser.items.set(key, 'x')
  await tab.eraseEverything()
  expect([...browser.items.keys()]).toEqual(['other'])
  expect(tab.resultsStore.get()).toEqual({ isReady: true, results: [], notices: [] })
  expect(tab.attemptLog.store.get().entries).toEqual([])
  expect(await storedData(browser)).toEqual([undefined, [], [], []])
})

test('erasing removes the attempts and recalls in memory', async () => {
  const tab = await openUsedTab()
  expect(tab.attemptLog.store.get().entries).toHaveLength(1)
  expect(tab.recallLog.store.get().entries).toHaveLength(1)
  await tab.eraseEverything()
  expect(tab.attemptLog.store.get().entries).toEqual([])
  expect(tab.recallLog.store.get().entries).toEqual([])
})

test('erasing removes attempts and recalls that were read from other tabs', async () => {
  await openUsedTab()
  const tab = await openTab()
  await Promise.all([tab.attemptLog.refresh(), tab.recallLog.refresh()])
  expect(tab.attemptLog.store.get().entries).toHaveLength(1)
  await tab.eraseEverything()
  expect(tab.attemptLog.store.get().entries).toEqual([])
  expect(tab.recallLog.store.get().entries).toEqual([])
})

test('erasing notifies this tab and the others', async () => {
  const tab = await openTab()
  const keys: unknown[] = []
  addEventListener('storage', ({ key }) => keys.push(key))
  const set = vi.spyOn(browser.items, 'set')
  await tab.eraseEverything()
  expect(keys).toEqual([null])
  expect(set).toHaveBeenCalledWith('gradus.answers', '')
  expect(set).toHaveBeenCalledWith('gradus.recalls', '')
  expect(browser.items.size).toBe(0)
})

test('erasing removes a result that is only in memory', async () => {
  browser.blockLocalStorage()
  browser.blockDatabase()
  const tab = await openTab()
  await tab.appendResult(resultNumber(1))
  await tab.eraseEverything()
  expect(tab.resultsStore.get().results).toEqual([])
})

test('eraseEverything returns false if localStorage is denied, unless the database is too', async () => {
  const tab = await openUsedTab()
  browser.blockLocalStorage()
  expect(await tab.eraseEverything()).toBe(false)
  browser.blockDatabase()
  expect(await (await openTab()).eraseEverything()).toBe(true)
})

test.each([
  ['UnknownError', false],
  ['QuotaExceededError', false],
  ['SecurityError', true],
  ['InvalidStateError', true],
])('if the database does not open because of %s, eraseEverything returns %s', async (name, isErased) => {
  browser.items.set('gradus.theme', 'dark')
  vi.stubGlobal('indexedDB', {
    open() {
      const request = Object.assign(new EventTarget(), { error: new DOMException('It did not open.', name) })
      queueMicrotask(() => request.dispatchEvent(new Event('error')))
      return request
    },
  })
  const tab = await openTab()
  expect(await tab.eraseEverything()).toBe(isErased)
  expect(browser.items.has('gradus.theme')).toBe(!isErased)
})

test('eraseEverything returns false if one key cannot be removed', async () => {
  const tab = await openUsedTab()
  const remove = browser.items.delete.bind(browser.items)
  vi.spyOn(browser.items, 'delete').mockImplementation((key) => {
    if (key === 'greQuizResults') throw new DOMException('The operation is insecure.', 'SecurityError')
    return remove(key)
  })
  expect(await tab.eraseEverything()).toBe(false)
  expect(tab.resultsStore.get().results).toHaveLength(2)
})
