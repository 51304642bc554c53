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

function inArray(): readonly QuizResult[] {
  return parseResults(browser.items.get(key) ?? null).results
}

function times(results: readonly QuizResult[]): readonly number[] {
  return results.map(({ timeTaken }) => timeTaken - 600).toSorted((a, b) => a - b)
}

describe('two copies', () => {
  test('a new browser has no results and nothing to tell', async () => {
    const tab = await openTab()
    await tab.refreshResults()
    expect(tab.resultsStore.get()).toEqual({ isReady: true, results: [], notices: [] })
    expect([...browser.items.keys()]).toEqual([])
  })

  test('a finished quiz is one element of the array, exactly as specified, and lasts', async () => {
    const tab = await openTab()
    expect(await tab.appendResult(resultNumber(1))).toBe(true)
    expect(JSON.parse(browser.items.get(key) ?? '')).toEqual([resultNumber(1)])
    const later = await openTab()
    await later.refreshResults()
    expect(later.resultsStore.get()).toEqual({ isReady: true, results: [resultNumber(1)], notices: [] })
  })

  test('results another program put into the array are taken over beside our own', async () => {
    const tab = await openTab()
    await tab.appendResult(resultNumber(1))
    browser.items.set(key, JSON.stringify([resultNumber(1), resultNumber(2)]))
    await tab.refreshResults()
    browser.items.delete(key)
    const later = await openTab()
    await later.refreshResults()
    expect(times(later.resultsStore.get().results)).toEqual([1, 2])
  })

  test('the copies hold the union of both, though each has something the other lacks', async () => {
    const tab = await openTab()
    await tab.appendResult(resultNumber(1))
    browser.items.set(key, JSON.stringify([resultNumber(2)]))
    await tab.refreshResults()
    expect(times(tab.resultsStore.get().results)).toEqual([1, 2])
    expect(times(inArray())).toEqual([1, 2])
  })

  test('two quizzes with the very same result are two results', async () => {
    const tab = await openTab()
    await tab.appendResult(resultNumber(1))
    await tab.appendResult(resultNumber(1))
    expect(times(inArray())).toEqual([1, 1])
    const later = await openTab()
    await later.refreshResults()
    expect(times(later.resultsStore.get().results)).toEqual([1, 1])
  })

  test('an array that vanished is restored from the database, and that is said, and said until seen', async () => {
    await (await openTab()).appendResult(resultNumber(1))
    browser.items.delete(key)
    const tab = await openTab()
    await tab.refreshResults()
    expect(tab.resultsStore.get().notices).toEqual(['restored-array'])
    expect(times(inArray())).toEqual([1])
    await tab.refreshResults()
    expect(tab.resultsStore.get().notices).toEqual(['restored-array'])
  })

  test('a database that was emptied is restored from the array, and that is said', async () => {
    await (await openTab()).appendResult(resultNumber(1))
    const items = new Map(browser.items)
    browser = installBrowser()
    for (const [name, text] of items) browser.items.set(name, text)
    const tab = await openTab()
    await tab.refreshResults()
    expect(tab.resultsStore.get()).toMatchObject({ notices: ['restored-database'] })
    browser.items.delete(key)
    const later = await openTab()
    await later.refreshResults()
    expect(times(later.resultsStore.get().results)).toEqual([1])
  })

  test('results from before there was a database are taken into it without a word of loss', async () => {
    browser.items.set(key, JSON.stringify([resultNumber(1)]))
    const tab = await openTab()
    await tab.refreshResults()
    expect(tab.resultsStore.get()).toMatchObject({ results: [resultNumber(1)], notices: [] })
  })

  test('both copies emptied at once is a browser without results', async () => {
    await (await openTab()).appendResult(resultNumber(1))
    browser = installBrowser()
    const tab = await openTab()
    await tab.refreshResults()
    expect(tab.resultsStore.get()).toEqual({ isReady: true, results: [], notices: [] })
  })
})

describe('a browser that keeps only one copy, or none', () => {
  test('without a database the array is kept, and that it stands alone is said', async () => {
    browser.blockDatabase()
    const tab = await openTab()
    expect(await tab.appendResult(resultNumber(1))).toBe(true)
    expect(times(inArray())).toEqual([1])
    expect(tab.resultsStore.get().notices).toEqual(['one-copy'])
  })

  test('a database that does not open in three seconds is gone on without', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    vi.stubGlobal('indexedDB', { open: () => new EventTarget() })
    const tab = await openTab()
    const kept = tab.appendResult(resultNumber(1))
    await vi.advanceTimersByTimeAsync(3000)
    expect(await kept).toBe(true)
    vi.useRealTimers()
  })

  test('where localStorage is refused the database keeps the result, and the array is said to lack it', async () => {
    browser.blockLocalStorage()
    const tab = await openTab()
    expect(await tab.appendResult(resultNumber(1))).toBe(false)
    expect(tab.resultsStore.get()).toMatchObject({ results: [resultNumber(1)], notices: ['one-copy'] })
    browser.repairLocalStorage()
    const later = await openTab()
    await later.refreshResults()
    expect(times(inArray())).toEqual([1])
  })

  test('where localStorage is full the database keeps the result, until the array has room again', async () => {
    const tab = await openTab()
    await tab.appendResult(resultNumber(1))
    browser.fillLocalStorage()
    expect(await tab.appendResult(resultNumber(2))).toBe(false)
    expect(times(tab.resultsStore.get().results)).toEqual([1, 2])
    expect(times(inArray())).toEqual([1])
    browser.repairLocalStorage()
    await tab.refreshResults()
    expect(times(inArray())).toEqual([1, 2])
  })

  test('a full database does not lose what the array can hold', async () => {
    fillDatabase()
    const tab = await openTab()
    expect(await tab.appendResult(resultNumber(1))).toBe(true)
    expect(tab.resultsStore.get()).toMatchObject({ results: [resultNumber(1)], notices: ['one-copy'] })
  })

  test.each([
    ['blocked', (): void => browser.blockLocalStorage(), (): void => browser.blockDatabase()],
    ['full, without a database', (): void => browser.fillLocalStorage(), (): void => browser.blockDatabase()],
    ['full', (): void => browser.fillLocalStorage(), fillDatabase],
  ])(
    'a result nothing keeps lasts as long as the page: storage is %s',
    async (_, failLocal, failDatabase) => {
      failLocal()
      failDatabase()
      const tab = await openTab()
      expect(await tab.appendResult(resultNumber(1))).toBe(false)
      expect(tab.resultsStore.get()).toMatchObject({ isReady: true, notices: ['blocked'] })
      await tab.refreshResults()
      expect(times(tab.resultsStore.get().results)).toEqual([1])
      const [text = ''] = (await tab.exportBackup(new Date(0))).texts
      expect(JSON.parse(text)).toMatchObject({ results: [resultNumber(1)] })
    },
  )

  test('a result nothing kept is kept as soon as there is room', async () => {
    browser.fillLocalStorage()
    browser.blockDatabase()
    const tab = await openTab()
    await tab.appendResult(resultNumber(1))
    browser.repairLocalStorage()
    await tab.refreshResults()
    expect(times(inArray())).toEqual([1])
    expect(tab.resultsStore.get().notices, 'it is no loss made good').toEqual(['one-copy'])
    await tab.appendResult(resultNumber(2))
    expect(times(inArray())).toEqual([1, 2])
    expect(times(tab.resultsStore.get().results)).toEqual([1, 2])
  })
})
