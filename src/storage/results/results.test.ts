import { IDBObjectStore } from 'fake-indexeddb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fillDatabase, installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import { openTab, resultNumber } from '../../../tests/support/browser-tab.ts'
import type { QuizResult } from '../../domain/history/result.ts'
import { parseResults } from './parse-results.ts'

const key = 'greQuizResults'
let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

function arrayResults(): readonly QuizResult[] {
  return parseResults(browser.items.get(key) ?? null).results
}

/** The numbers that the results were made from with `resultNumber`. */
function numbersOf(results: readonly QuizResult[]): readonly number[] {
  return results.map(({ timeTaken }) => timeTaken - 600).toSorted((a, b) => a - b)
}

describe('two copies', () => {
  test('a new browser has no results and no notices', async () => {
    const tab = await openTab()
    await tab.refreshResults()
    expect(tab.resultsStore.get()).toEqual({ isReady: true, results: [], notices: [] })
    expect([...browser.items.keys()]).toEqual([])
  })

  test('a result is one element of the array, exactly as specified, and is stored', async () => {
    const tab = await openTab()
    expect(await tab.appendResult(resultNumber(1))).toBe(true)
    expect(JSON.parse(browser.items.get(key) ?? '')).toEqual([resultNumber(1)])
    const newTab = await openTab()
    await newTab.refreshResults()
    expect(newTab.resultsStore.get()).toEqual({ isReady: true, results: [resultNumber(1)], notices: [] })
  })

  test('results that another program adds to the array are copied to the database', async () => {
    const tab = await openTab()
    await tab.appendResult(resultNumber(1))
    browser.items.set(key, JSON.stringify([resultNumber(1), resultNumber(2)]))
    await tab.refreshResults()
    browser.items.delete(key)
    const newTab = await openTab()
    await newTab.refreshResults()
    expect(numbersOf(newTab.resultsStore.get().results)).toEqual([1, 2])
  })

  test('a refresh writes the union of both copies to the array', async () => {
    const tab = await openTab()
    await tab.appendResult(resultNumber(1))
    browser.items.set(key, JSON.stringify([resultNumber(2)]))
    await tab.refreshResults()
    expect(numbersOf(tab.resultsStore.get().results)).toEqual([1, 2])
    expect(numbersOf(arrayResults())).toEqual([1, 2])
  })

  test('two equal results are stored as two', async () => {
    const tab = await openTab()
    await tab.appendResult(resultNumber(1))
    await tab.appendResult(resultNumber(1))
    expect(numbersOf(arrayResults())).toEqual([1, 1])
    const newTab = await openTab()
    await newTab.refreshResults()
    expect(numbersOf(newTab.resultsStore.get().results)).toEqual([1, 1])
  })

  test('a missing array is restored from the database, with a notice that stays', async () => {
    await (await openTab()).appendResult(resultNumber(1))
    browser.items.delete(key)
    const tab = await openTab()
    await tab.refreshResults()
    expect(tab.resultsStore.get().notices).toEqual(['restored-array'])
    expect(numbersOf(arrayResults())).toEqual([1])
    await tab.refreshResults()
    expect(tab.resultsStore.get().notices).toEqual(['restored-array'])
  })

  test('an emptied database is restored from the array, with a notice', async () => {
    await (await openTab()).appendResult(resultNumber(1))
    const items = new Map(browser.items)
    browser = installBrowser()
    for (const [name, text] of items) browser.items.set(name, text)
    const tab = await openTab()
    await tab.refreshResults()
    expect(tab.resultsStore.get()).toMatchObject({ notices: ['restored-database'] })
    browser.items.delete(key)
    const newTab = await openTab()
    await newTab.refreshResults()
    expect(numbersOf(newTab.resultsStore.get().results)).toEqual([1])
  })

  test('an array without a database is copied to the database without a notice', async () => {
    browser.items.set(key, JSON.stringify([resultNumber(1)]))
    const tab = await openTab()
    await tab.refreshResults()
    expect(tab.resultsStore.get()).toMatchObject({ results: [resultNumber(1)], notices: [] })
  })

  test('if both copies are emptied, there are no results and no notices', async () => {
    await (await openTab()).appendResult(resultNumber(1))
    browser = installBrowser()
    const tab = await openTab()
    await tab.refreshResults()
    expect(tab.resultsStore.get()).toEqual({ isReady: true, results: [], notices: [] })
  })
})

describe('a browser that can store only one copy, or none', () => {
  test('without a database, the array is written and the notice is "one-copy"', async () => {
    browser.blockDatabase()
    const tab = await openTab()
    expect(await tab.appendResult(resultNumber(1))).toBe(true)
    expect(numbersOf(arrayResults())).toEqual([1])
    expect(tab.resultsStore.get().notices).toEqual(['one-copy'])
  })

  test('a database that does not open within three seconds does not block saving', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() })
    const tab = await openTab()
    const saving = tab.appendResult(resultNumber(1))
    await vi.advanceTimersByTimeAsync(3000)
    expect(await saving).toBe(true)
    vi.useRealTimers()
  })

  test('if localStorage is denied, the database stores the result and appendResult returns false', async () => {
    browser.blockLocalStorage()
    const tab = await openTab()
    expect(await tab.appendResult(resultNumber(1))).toBe(false)
    expect(tab.resultsStore.get()).toMatchObject({ results: [resultNumber(1)], notices: ['one-copy'] })
    browser.repairLocalStorage()
    const newTab = await openTab()
    await newTab.refreshResults()
    expect(numbersOf(arrayResults())).toEqual([1])
  })

  test('if localStorage is full, the database stores the result, and the array gets it later', async () => {
    const tab = await openTab()
    await tab.appendResult(resultNumber(1))
    browser.fillLocalStorage()
    expect(await tab.appendResult(resultNumber(2))).toBe(false)
    expect(numbersOf(tab.resultsStore.get().results)).toEqual([1, 2])
    expect(numbersOf(arrayResults())).toEqual([1])
    browser.repairLocalStorage()
    await tab.refreshResults()
    expect(numbersOf(arrayResults())).toEqual([1, 2])
  })

  test('if the database is full, the array stores the result', async () => {
    fillDatabase()
    const tab = await openTab()
    expect(await tab.appendResult(resultNumber(1))).toBe(true)
    expect(tab.resultsStore.get()).toMatchObject({ results: [resultNumber(1)], notices: ['one-copy'] })
  })

  test.each([
    ['blocked', (): void => browser.blockLocalStorage(), (): void => browser.blockDatabase()],
    ['full, without a database', (): void => browser.fillLocalStorage(), (): void => browser.blockDatabase()],
    ['full', (): void => browser.fillLocalStorage(), fillDatabase],
  ])('a result that cannot be stored stays in memory: storage is %s', async (_, failLocal, failDatabase) => {
    failLocal()
    failDatabase()
    const tab = await openTab()
    expect(await tab.appendResult(resultNumber(1))).toBe(false)
    expect(tab.resultsStore.get()).toMatchObject({ isReady: true, notices: ['blocked'] })
    await tab.refreshResults()
    expect(numbersOf(tab.resultsStore.get().results)).toEqual([1])
    const [text = ''] = (await tab.exportBackup(new Date(0))).texts
    expect(JSON.parse(text)).toMatchObject({ results: [resultNumber(1)] })
  })

  test('a result that could not be stored is stored as soon as there is space', async () => {
    browser.fillLocalStorage()
    browser.blockDatabase()
    const tab = await openTab()
    await tab.appendResult(resultNumber(1))
    browser.repairLocalStorage()
    await tab.refreshResults()
    expect(numbersOf(arrayResults())).toEqual([1])
    expect(tab.resultsStore.get().notices, 'there is no repair notice').toEqual(['one-copy'])
    await tab.appendResult(resultNumber(2))
    expect(numbersOf(arrayResults())).toEqual([1, 2])
    expect(numbersOf(tab.resultsStore.get().results)).toEqual([1, 2])
  })
})

describe('appendResult and refreshResults', () => {
  test('appendResult writes the array synchronously, and says whether it could', async () => {
    const tab = await openTab()
    const saves: boolean[] = []
    const noteSave = (saveInArray: () => boolean): [] => {
      saves.push(saveInArray())
      return []
    }
    const first = tab.appendResult(resultNumber(1), noteSave)
    expect(saves).toEqual([true])
    expect(JSON.parse(browser.items.get(key) ?? '')).toEqual([resultNumber(1)])
    browser.fillLocalStorage()
    const second = tab.appendResult(resultNumber(2), noteSave)
    expect(await Promise.all([first, second])).toEqual([true, false])
    expect(saves).toEqual([true, false])
  })

  test('a result that neither copy could store is stored at a later refresh', async () => {
    browser.blockDatabase()
    browser.fillLocalStorage()
    const tab = await openTab()
    expect(await tab.appendResult(resultNumber(1))).toBe(false)
    expect(await tab.refreshResults()).toBe(false)
    browser.repairLocalStorage()
    expect(await tab.refreshResults()).toBe(true)
    expect(JSON.parse(browser.items.get(key) ?? '')).toEqual([resultNumber(1)])
  })

  test('appending a result quarantines an unreadable array, logs an error, and leaves a notice', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
    browser.items.set(key, '{broken')
    const tab = await openTab()
    expect(await tab.appendResult(resultNumber(1))).toBe(true)
    expect(browser.items.get(`${key}.unreadable`)).toBe('{broken')
    expect(error).toHaveBeenCalledExactlyOnceWith(
      'Some stored quiz results could not be read and were set aside.',
    )
    const next = await openTab()
    await next.refreshResults()
    expect(next.resultsStore.get().notices).toEqual(['unreadable'])
  })

  test('if an unreadable array cannot be quarantined, it stays, and the logged error says so', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
    browser.items.set(key, '{broken')
    browser.fillLocalStorage()
    const tab = await openTab()
    expect(await tab.appendResult(resultNumber(1))).toBe(false)
    expect(browser.items.get(key)).toBe('{broken')
    expect(error).toHaveBeenCalledWith('Some stored quiz results could not be read and stay where they are.')
    expect(tab.resultsStore.get().results).toEqual([resultNumber(1)])
  })

  test('a result that gets into the array only after space was made is saved', async () => {
    const tab = await openTab()
    browser.fillLocalStorage()
    const late = tab.appendResult(resultNumber(1), (saveInArray) => {
      expect(saveInArray()).toBe(false)
      browser.repairLocalStorage()
      expect(saveInArray()).toBe(true)
      return []
    })
    expect(numbersOf(arrayResults())).toEqual([1])
    expect(await late).toBe(true)
    expect(tab.resultsStore.get()).toMatchObject({ results: [resultNumber(1)], notices: [] })
  })

  test('a result in the array is saved, even if there is no space there for an older one', async () => {
    const tab = await openTab()
    browser.fillLocalStorage()
    expect(await tab.appendResult(resultNumber(1))).toBe(false)
    browser.repairLocalStorage()
    const saving = tab.appendResult(resultNumber(2))
    browser.fillLocalStorage()
    expect(await saving).toBe(true)
    expect(numbersOf(arrayResults())).toEqual([2])
  })

  test('refreshResults calls during a refresh share one new refresh after it', async () => {
    const tab = await openTab()
    const [first, second, third] = [tab.refreshResults(), tab.refreshResults(), tab.refreshResults()]
    expect([second === first, third === second]).toEqual([false, true])
    await first
    browser.items.set(key, JSON.stringify([resultNumber(1)]))
    expect(await second).toBe(true)
    expect(tab.resultsStore.get().results).toEqual([resultNumber(1)])
  })

  test('without a database, results removed from the array are gone', async () => {
    browser.blockDatabase()
    const tab = await openTab()
    await tab.appendResult(resultNumber(1))
    browser.items.delete(key)
    await tab.refreshResults()
    expect(tab.resultsStore.get().results).toEqual([])
  })

  test('if neither copy can be read any more, the results already read are shown', async () => {
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

  test('readArrayCopy removes invalid rows, and the whole array if no row is valid', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const { readArrayCopy } = await import('./result-copies.ts')
    browser.items.set(key, JSON.stringify([resultNumber(1), { half: true }]))
    readArrayCopy()
    expect(browser.items.get(key)).toBe(JSON.stringify([resultNumber(1)]))
    browser.items.set(key, '{broken')
    readArrayCopy()
    expect(browser.items.has(key)).toBe(false)
  })

  test('an unreadable array causes the notice "unreadable", not "restored-array"', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    await (await openTab()).appendResult(resultNumber(1))
    browser.items.set(key, '{broken')
    const tab = await openTab()
    await tab.refreshResults()
    expect(tab.resultsStore.get()).toMatchObject({ results: [resultNumber(1)], notices: ['unreadable'] })
  })

  test('an invalid record is skipped, and stays in the database', async () => {
    const tab = await openTab()
    const { requestResult, withStores } = await import('../browser/database.ts')
    await withStores(['results'], 'readwrite', (stores) =>
      requestResult(stores('results').put({ half: true }, 'x')),
    )
    await tab.appendResult(resultNumber(1))
    browser.items.delete(key)
    const newTab = await openTab()
    await newTab.refreshResults()
    expect(newTab.resultsStore.get().results).toEqual([resultNumber(1)])
    const count = await withStores(['results'], 'readonly', (stores) =>
      requestResult(stores('results').count()),
    )
    expect(count).toBe(2)
  })

  test('the database stores two equal results as two', async () => {
    const tab = await openTab()
    for (let time = 0; time < 2; time += 1) await tab.appendResult(resultNumber(1))
    browser.items.delete(key)
    const newTab = await openTab()
    await newTab.refreshResults()
    expect(newTab.resultsStore.get().results).toEqual([resultNumber(1), resultNumber(1)])
  })

  test('an array that another tab erased but is still visible is read again for two seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const [first, second] = [await openTab(), await openTab()]
    await first.appendResult(resultNumber(1))
    const itemsBefore = new Map(browser.items)
    await first.eraseEverything()
    for (const [name, text] of itemsBefore) browser.items.set(name, text)
    const pause = vi.spyOn(globalThis, 'setTimeout')
    const refreshing = second.refreshResults()
    while (!second.resultsStore.get().isReady) await vi.advanceTimersByTimeAsync(50)
    await refreshing
    expect(pause.mock.calls.filter(([, milliseconds]) => milliseconds === 50)).toHaveLength(40)
    vi.useRealTimers()
  })
})
