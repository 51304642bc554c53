import { beforeEach, expect, test } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import { attempt, storedData, openTab, recall, resultNumber } from '../../../tests/support/browser-tab.ts'
import { requestResult } from './database.ts'
import oldAttempt from '../formats/samples/attempt-v1.json' with { type: 'json' }
import oldResults from '../formats/samples/gre-quiz-results-v1.json' with { type: 'json' }

/** Tests start with a database of version 1, which had two stores, each with one row. */

let browser: FakeBrowser

const [oldResult] = oldResults

beforeEach(async () => {
  browser = installBrowser()
  browser.items.set('gradus.mirrored', 'yes')
  const request = indexedDB.open('gradus', 1)
  request.addEventListener('upgradeneeded', () => {
    const results = request.result.createObjectStore('results')
    results.put(oldResult, '2026-11-05T14:03:21.518Z|verbal|25|18|5|2|1724#0')
    const attempts = request.result.createObjectStore('attempts', { keyPath: 'id' })
    attempts.createIndex('question', 'question')
    attempts.put(oldAttempt)
  })
  const db = await requestResult(request)
  db.close()
})

test('a database of version 1 is read, and restores a missing array', async () => {
  const tab = await openTab()
  await Promise.all([tab.refreshResults(), tab.attemptLog.refresh()])
  expect(tab.resultsStore.get()).toEqual({ isReady: true, results: [oldResult], notices: ['restored-array'] })
  expect(tab.attemptLog.store.get().entries).toEqual([oldAttempt])
})

test('a database of version 1 accepts new records beside its old ones', async () => {
  const tab = await openTab()
  await Promise.all([tab.appendResult(resultNumber(1)), tab.appendAttempt(attempt)])
  // Without the array, everything is read from the database.
  browser.items.clear()
  expect(await storedData(browser)).toEqual([
    undefined,
    [resultNumber(1), oldResult],
    [oldAttempt, attempt],
    [],
  ])
})

test('a database of version 1 can be erased, and accepts new records afterwards', async () => {
  const tab = await openTab()
  expect(await tab.eraseEverything()).toBe(true)
  expect(await storedData(browser)).toEqual([undefined, [], [], []])
  await Promise.all([tab.appendResult(resultNumber(1)), tab.appendAttempt(attempt)])
  browser.items.clear()
  expect(await storedData(browser)).toEqual([undefined, [resultNumber(1)], [attempt], []])
})

test('a database of version 2 accepts recalls beside its old records', async () => {
  const request = indexedDB.open('gradus', 2)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore('marks'))
  const db = await requestResult(request)
  db.close()
  const tab = await openTab()
  await tab.recallLog.append(recall)
  browser.items.clear()
  expect(await storedData(browser)).toEqual([undefined, [oldResult], [oldAttempt], [recall]])
})

test('an older tab works with a database of a newer version', async () => {
  await (await openTab()).recallLog.append(recall)
  const db = await requestResult(indexedDB.open('gradus', 99))
  db.close()
  const tab = await openTab()
  await Promise.all([tab.appendResult(resultNumber(1)), tab.appendAttempt(attempt)])
  browser.items.clear()
  expect(await storedData(browser)).toEqual([
    undefined,
    [resultNumber(1), oldResult],
    [oldAttempt, attempt],
    [recall],
  ])
})
