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

describe('what cannot be read', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
  })

  test('is set aside and told, and the next result is saved', async () => {
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

  test('among good rows leaves the good ones where they are', async () => {
    browser.items.set(key, JSON.stringify([resultNumber(1), { half: true }, resultNumber(2)]))
    const tab = await openTab()
    await tab.refreshResults()
    expect(JSON.parse(browser.items.get(key) ?? '')).toEqual([resultNumber(1), resultNumber(2)])
    expect(browser.items.get(`${key}.unreadable`)).toBe('[{"half":true}]')
  })

  test('stays where it is if there is no room to set it aside, and is not overwritten by a new result', async () => {
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

  test('stays where it is once every place beside it is taken', async () => {
    browser.items.set(`${key}.unreadable`, 'old 1')
    for (let place = 2; place <= 20; place += 1)
      browser.items.set(`${key}.unreadable.${place}`, `old ${place}`)
    browser.items.set(key, '{broken')
    const tab = await openTab()
    expect(await tab.appendResult(resultNumber(1))).toBe(false)
    expect(browser.items.get(key)).toBe('{broken')
    expect(tab.resultsStore.get().results).toEqual([resultNumber(1)])
  })

  test('a second time has a place of its own', async () => {
    const tab = await openTab()
    for (const text of ['{one', '{two']) {
      browser.items.set(key, text)
      await tab.refreshResults()
    }
    expect(browser.items.get(`${key}.unreadable`)).toBe('{one')
    expect(browser.items.get(`${key}.unreadable.2`)).toBe('{two')
  })
})

test('what one page mended is told by the next, and once it was told by none', async () => {
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

test('a result that comes while another is being kept is not lost where the array refuses both', async () => {
  for (let wait = 0; wait <= 40; wait += 1) {
    browser = installBrowser()
    browser.fillLocalStorage()
    const tab = await openTab()
    const first = tab.appendResult(resultNumber(1))
    for (let turn = 0; turn < wait; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    await Promise.all([first, tab.appendResult(resultNumber(2))])
    const { readDatabaseCopy } = await import('./result-copies.ts')
    expect([wait, (await readDatabaseCopy())?.length]).toEqual([wait, 2])
  }
})

describe('two tabs', () => {
  test('finishing at once lose nothing and count nothing twice', async () => {
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

  test('a tab hears of a result that another tab kept', async () => {
    const [first, second] = [await openTab(), await openTab()]
    const leave = second.resultsStore.subscribe(() => undefined)
    await vi.waitFor(() => expect(second.resultsStore.get().isReady).toBe(true))
    await first.appendResult(resultNumber(1))
    browser.dispatchStorageEvent('gradus.theme')
    browser.dispatchStorageEvent(key)
    await vi.waitFor(() => expect(second.resultsStore.get().results).toEqual([resultNumber(1)]))
    leave()
  })

  test('restoring from the array at once restores each result once', async () => {
    browser.items.set(key, JSON.stringify([resultNumber(1), resultNumber(2)]))
    const [first, second] = [await openTab(), await openTab()]
    await Promise.all([first.refreshResults(), second.refreshResults()])
    browser.items.delete(key)
    const later = await openTab()
    await later.refreshResults()
    expect(later.resultsStore.get().results).toHaveLength(2)
  })

  test('an old tab does not bring back what another tab erased', async () => {
    const [first, second] = [await openTab(), await openTab()]
    await first.appendResult(resultNumber(1))
    await second.refreshResults()
    await first.eraseEverything()
    await second.refreshResults()
    expect(second.resultsStore.get().results).toEqual([])
    expect(browser.items.size).toBe(0)
  })

  test('what one tab erases while another is reading and mending stays erased', async () => {
    for (let wait = 0; wait <= 40; wait += 1) {
      browser = installBrowser()
      const [first, second] = [await openTab(), await openTab()]
      await first.appendResult(resultNumber(1))
      const mending = second.refreshResults()
      for (let turn = 0; turn < wait; turn += 1) await new Promise((resolve) => setImmediate(resolve))
      await first.eraseEverything()
      await mending
      expect([wait, second.resultsStore.get().isReady], 'it is shown at once how it stands').toEqual([
        wait,
        true,
      ])
      await second.refreshResults()
      expect([wait, second.resultsStore.get().results]).toEqual([wait, []])
      expect([...browser.items.keys()]).toEqual([])
    }
  })

  test('an array that is still seen for a moment after an erasure is not taken for a result', async () => {
    const [first, second] = [await openTab(), await openTab()]
    await first.appendResult(resultNumber(1))
    const old = new Map(browser.items)
    await first.eraseEverything()
    for (const [name, text] of old) browser.items.set(name, text)
    const mending = second.refreshResults()
    setTimeout(() => browser.items.clear(), 100)
    await mending
    expect(second.resultsStore.get().results).toEqual([])
    expect(browser.items.size).toBe(0)
  })

  test('an array that stays though its time is over is believed in the end: better twice than never', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const [first, second] = [await openTab(), await openTab()]
    await first.appendResult(resultNumber(1))
    const old = new Map(browser.items)
    await first.eraseEverything()
    for (const [name, text] of old) browser.items.set(name, text)
    const mending = second.refreshResults()
    while (!second.resultsStore.get().isReady) await vi.advanceTimersByTimeAsync(50)
    await mending
    vi.useRealTimers()
    expect(second.resultsStore.get().results).toEqual([resultNumber(1)])
  })
})
