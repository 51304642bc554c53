import { IDBDatabase } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import { openTab, resultNumber } from '../../../tests/support/browser-tab.ts'
import type { QuizResult } from '../../domain/history/result.ts'

const key = 'greQuizResults'
let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

/** Waits until this many tasks of the database are done. */
async function waitTurns(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

async function databaseResults(): Promise<readonly QuizResult[] | null> {
  await openTab()
  const { readDatabaseCopy } = await import('./result-copies.ts')
  return (await readDatabaseCopy())?.results ?? null
}

test('a result is in the first transaction that begins after it', async () => {
  const tab = await openTab()
  await tab.refreshResults()
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction')
  await tab.appendResult(resultNumber(1))
  expect(begin.mock.calls[0]).toEqual([['results', 'items', 'marks'], 'readwrite', { durability: 'strict' }])
  const readsBefore = begin.mock.calls.length
  expect(await databaseResults()).toEqual([resultNumber(1)])
  expect(readsBefore).toBeGreaterThan(1)
})

test('a result that another tab copies from the array at the same time is in the database once', async () => {
  for (let wait = 0; wait <= 20; wait += 1) {
    browser = installBrowser()
    const [first, second] = [await openTab(), await openTab()]
    const copying = second.refreshResults()
    await waitTurns(wait)
    await Promise.all([first.appendResult(resultNumber(1)), second.refreshResults(), copying])
    expect([wait, await databaseResults()]).toEqual([wait, [resultNumber(1)]])
    expect(JSON.parse(browser.items.get(key) ?? '')).toEqual([resultNumber(1)])
  }
})

test.each([
  ['and its generation', ['greQuizResults', 'gradus.mirrored']],
  ['alone', ['greQuizResults']],
])('a new result does not bring back an array %s that was erased elsewhere', async (_, visible) => {
  const [first, second] = [await openTab(), await openTab()]
  await first.appendResult(resultNumber(1))
  await second.refreshResults()
  const itemsBefore = new Map(browser.items)
  await first.eraseEverything()
  for (const name of visible) browser.items.set(name, itemsBefore.get(name) ?? '')
  expect(await second.appendResult(resultNumber(2))).toBe(true)
  await second.refreshResults()
  expect(second.resultsStore.get()).toEqual({ isReady: true, results: [resultNumber(2)], notices: [] })
  expect(JSON.parse(browser.items.get(key) ?? '')).toEqual([resultNumber(2)])
  expect(await databaseResults()).toEqual([resultNumber(2)])
})

test('a result whose transaction was erased elsewhere does not come back', async () => {
  for (let wait = 0; wait <= 40; wait += 1) {
    browser = installBrowser()
    const [first, second] = [await openTab(), await openTab()]
    await first.appendResult(resultNumber(1))
    await second.refreshResults()
    const saving = second.appendResult(resultNumber(2))
    await waitTurns(wait)
    await first.eraseEverything()
    await saving
    await second.refreshResults()
    const found = second.resultsStore.get().results
    expect([wait, found.filter((result) => result.timeTaken === 601)]).toEqual([wait, []])
    expect([wait, await databaseResults()]).toEqual([wait, found])
  }
})
