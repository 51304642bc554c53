import { beforeEach, describe, expect, test, vi } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import { openTab, resultNumber } from '../../../tests/support/browser-tab.ts'
import { parseResults } from './parse-results.ts'

const key = 'greQuizResults'
let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

function countInArray(): number {
  return parseResults(browser.items.get(key) ?? null).results.length
}

describe('text that cannot be parsed', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
  })

  test('is quarantined with a notice, and the next result is saved', async () => {
    browser.items.set(key, '{broken')
    const tab = await openTab()
    await tab.refreshResults()
    expect(tab.resultsStore.get()).toEqual({ isReady: true, results: [], notices: ['unreadable'] })
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('could not be read'))
    expect(browser.items.get(`${key}.unreadable`)).toBe('{broken')
    expect(await tab.appendResult(resultNumber(1))).toBe(true)
    expect(countInArray()).toBe(1)
    expect(browser.items.get(`${key}.unreadable`)).toBe('{broken')
    expect(tab.resultsStore.get().notices).toEqual(['unreadable'])
  })

  test('in some rows leaves the valid rows in the array', async () => {
    browser.items.set(key, JSON.stringify([resultNumber(1), { half: true }, resultNumber(2)]))
    const tab = await openTab()
    await tab.refreshResults()
    expect(JSON.parse(browser.items.get(key) ?? '')).toEqual([resultNumber(1), resultNumber(2)])
    expect(browser.items.get(`${key}.unreadable`)).toBe('[{"half":true}]')
  })

  test('is not overwritten by a new result if it cannot be quarantined', async () => {
    browser.items.set(key, '{broken')
    browser.fillLocalStorage()
    const tab = await openTab()
    expect(await tab.appendResult(resultNumber(1))).toBe(false)
    expect(browser.items.get(key)).toBe('{broken')
    expect(tab.resultsStore.get().results).toEqual([resultNumber(1)])
    browser.repairLocalStorage()
    await tab.refreshResults()
    expect(browser.items.get(`${key}.unreadable`)).toBe('{broken')
    expect(countInArray()).toBe(1)
  })

  test('is not overwritten if every quarantine key is taken', async () => {
    browser.items.set(`${key}.unreadable`, 'old 1')
    for (let number = 2; number <= 20; number += 1)
      browser.items.set(`${key}.unreadable.${number}`, `old ${number}`)
    browser.items.set(key, '{broken')
    const tab = await openTab()
    expect(await tab.appendResult(resultNumber(1))).toBe(false)
    expect(browser.items.get(key)).toBe('{broken')
    expect(tab.resultsStore.get().results).toEqual([resultNumber(1)])
  })

  test('is quarantined under a second key if the first is taken', async () => {
    const tab = await openTab()
    for (const text of ['{one', '{two']) {
      browser.items.set(key, text)
      await tab.refreshResults()
    }
    expect(browser.items.get(`${key}.unreadable`)).toBe('{one')
    expect(browser.items.get(`${key}.unreadable.2`)).toBe('{two')
  })
})

test('a repair notice is shown by the next page, until it is cleared', async () => {
  const first = await openTab()
  await first.appendResult(resultNumber(1))
  browser.items.delete(key)
  await first.refreshResults()
  const second = await openTab()
  await second.refreshResults()
  expect(second.resultsStore.get().notices).toEqual(['restored-array'])
  const { clearRepairNotices } = await import('./pending-repair-notices.ts')
  clearRepairNotices()
  const third = await openTab()
  await third.refreshResults()
  expect(third.resultsStore.get().notices).toEqual([])
})

test('a result that is appended while another is being saved is not lost if localStorage is full', async () => {
  for (let wait = 0; wait <= 40; wait += 1) {
    browser = installBrowser()
    browser.fillLocalStorage()
    const tab = await openTab()
    const first = tab.appendResult(resultNumber(1))
    for (let turn = 0; turn < wait; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    await Promise.all([first, tab.appendResult(resultNumber(2))])
    const { readDatabaseCopy } = await import('./result-copies.ts')
    expect([wait, (await readDatabaseCopy())?.results.length]).toEqual([wait, 2])
  }
})

describe('two tabs', () => {
  test('that append results at the same time lose none and store none twice', async () => {
    const [first, second] = [await openTab(), await openTab()]
    const numbers = Array.from({ length: 20 }, (_, index) => index)
    await Promise.all(
      numbers.map((number) => (number % 2 ? first : second).appendResult(resultNumber(number))),
    )
    for (const tab of [first, second]) {
      await tab.refreshResults()
      expect(tab.resultsStore.get().results).toHaveLength(20)
    }
    expect(countInArray()).toBe(20)
  })

  test('a tab gets a result that another tab stored', async () => {
    const [first, second] = [await openTab(), await openTab()]
    const unsubscribe = second.resultsStore.subscribe(() => undefined)
    await vi.waitFor(() => expect(second.resultsStore.get().isReady).toBe(true))
    await first.appendResult(resultNumber(1))
    browser.dispatchStorageEvent('gradus.theme')
    browser.dispatchStorageEvent(key)
    await vi.waitFor(() => expect(second.resultsStore.get().results).toEqual([resultNumber(1)]))
    unsubscribe()
  })

  test('that both fill the database from the array store each result once', async () => {
    browser.items.set(key, JSON.stringify([resultNumber(1), resultNumber(2)]))
    const [first, second] = [await openTab(), await openTab()]
    await Promise.all([first.refreshResults(), second.refreshResults()])
    browser.items.delete(key)
    const newTab = await openTab()
    await newTab.refreshResults()
    expect(newTab.resultsStore.get().results).toHaveLength(2)
  })

  test('a tab does not restore what another tab erased', async () => {
    const [first, second] = [await openTab(), await openTab()]
    await first.appendResult(resultNumber(1))
    await second.refreshResults()
    await first.eraseEverything()
    await second.refreshResults()
    expect(second.resultsStore.get().results).toEqual([])
    expect(browser.items.size).toBe(0)
  })

  test('data erased by one tab during a refresh of another stays erased', async () => {
    for (let wait = 0; wait <= 40; wait += 1) {
      browser = installBrowser()
      const [first, second] = [await openTab(), await openTab()]
      await first.appendResult(resultNumber(1))
      const refreshing = second.refreshResults()
      for (let turn = 0; turn < wait; turn += 1) await new Promise((resolve) => setImmediate(resolve))
      await first.eraseEverything()
      await refreshing
      expect([wait, second.resultsStore.get().isReady], 'the store is ready after the refresh').toEqual([
        wait,
        true,
      ])
      await second.refreshResults()
      expect([wait, second.resultsStore.get().results]).toEqual([wait, []])
      expect([...browser.items.keys()]).toEqual([])
    }
  })

  test('an array that is visible for a moment after an erasure is ignored', async () => {
    const [first, second] = [await openTab(), await openTab()]
    await first.appendResult(resultNumber(1))
    const itemsBefore = new Map(browser.items)
    await first.eraseEverything()
    for (const [name, text] of itemsBefore) browser.items.set(name, text)
    const refreshing = second.refreshResults()
    setTimeout(() => browser.items.clear(), 100)
    await refreshing
    expect(second.resultsStore.get().results).toEqual([])
    expect(browser.items.size).toBe(0)
  })

  test('an array that is still visible long after an erasure is removed: a killed browser has forgotten the erasure', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const [first, second] = [await openTab(), await openTab()]
    await first.appendResult(resultNumber(1))
    const itemsBefore = new Map(browser.items)
    await first.eraseEverything()
    for (const [name, text] of itemsBefore) browser.items.set(name, text)
    const refreshing = second.refreshResults()
    while (!second.resultsStore.get().isReady) await vi.advanceTimersByTimeAsync(50)
    await refreshing
    vi.useRealTimers()
    expect(second.resultsStore.get().results).toEqual([])
    expect(browser.items.has('greQuizResults')).toBe(false)
  })
})
