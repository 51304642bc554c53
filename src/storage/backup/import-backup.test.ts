import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import { anyBackup, backupText } from '../../../tests/support/mutated-backups.ts'
import {
  attempt,
  storedData,
  exportFrom,
  openTab,
  recall,
  resultNumber,
  openUsedTab,
} from '../../../tests/support/browser-tab.ts'
import { resultKey } from '../../domain/history/result.ts'
import { numeric } from '../../domain/scoring/numeric.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

test('an export holds everything, and says what it is', async () => {
  await openUsedTab()
  // Another tab has shown neither answers nor words yet.
  const tab = await openTab()
  browser.items.set('gradus.theme', 'dark')
  expect(JSON.parse((await tab.exportBackup(new Date(0))).texts.join())).toEqual({
    format: 'gradus-backup',
    version: 4,
    exportedAt: '1970-01-01T00:00:00.000Z',
    results: [resultNumber(1), resultNumber(2)],
    attempts: [attempt],
    recalls: [recall],
    settings: { keys: true, clock: true },
    ticks: [],
    theme: 'dark',
  })
})

test('ticks and settings go along: ticks are joined, and what was set here stays', async () => {
  browser.items.set('gradus.plan.30-day', '1.1 2.3')
  browser.items.set('gradus.settings', '{"keys":false,"clock":true}')
  const file = await exportFrom(await openUsedTab())
  browser = installBrowser()
  browser.items.set('gradus.plan.30-day', '2.3 4.1')
  expect(await (await openTab()).importBackup(file)).toMatchObject({ ok: true })
  expect(browser.items.get('gradus.plan.30-day')).toBe('2.3 4.1 1.1')
  expect(browser.items.get('gradus.settings')).toBe('{"keys":false,"clock":true}')
  browser.items.set('gradus.settings', '{"keys":true,"clock":false}')
  await (await openTab()).importBackup(file)
  expect(browser.items.get('gradus.settings')).toBe('{"keys":true,"clock":false}')
})

test('settings that the browser does not keep are not said to be imported', async () => {
  browser.items.set('gradus.settings', '{"keys":false,"clock":true}')
  const file = await exportFrom(await openUsedTab())
  browser = installBrowser()
  browser.fillLocalStorage()
  expect(await (await openTab()).importBackup(file)).toMatchObject({ newResults: 2, newSettings: false })
})

test('an export imported into an empty browser brings everything back', async () => {
  const file = await exportFrom(await openUsedTab())
  const before = await storedData(browser)
  browser = installBrowser()
  const tab = await openTab()
  expect(await tab.importBackup(file)).toEqual({
    ok: true,
    newResults: 2,
    newAttempts: 1,
    newRecalls: 1,
    newTicks: 0,
    newSettings: false,
  })
  expect(tab.resultsStore.get().results).toHaveLength(2)
  expect(await storedData(browser)).toEqual(before)
})

test('a number that can be typed comes back, whatever spaces stand in it, and is kept without those around it', async () => {
  // A field holds one line.
  const typed = fc.stringMatching(/^[\s\d.,/+−–＋-９-]{1,24}$/).filter((text) => !/[\n\r]/.test(text))
  await fc.assert(
    fc.asyncProperty(typed, async (text) => {
      fc.pre(numeric.isComplete([text]))
      browser = installBrowser()
      const tab = await openTab()
      await tab.appendAttempt({ ...attempt, answer: [text] })
      const file = await exportFrom(tab)
      await tab.eraseEverything()
      expect(await tab.importBackup(file)).toMatchObject({ ok: true, newAttempts: 1 })
      expect(tab.attemptLog.store.get().entries).toEqual([{ ...attempt, answer: [text.trim()] }])
    }),
    { numRuns: 25, examples: [['１，２００'], ['＋３']] },
  )
})

test('importing what is there already adds nothing, however often', async () => {
  const tab = await openUsedTab()
  const file = await exportFrom(tab)
  const before = await storedData(browser)
  const nothing = { newResults: 0, newAttempts: 0, newRecalls: 0, newTicks: 0, newSettings: false }
  for (let time = 0; time < 2; time += 1)
    expect(await tab.importBackup(file)).toEqual({ ok: true, ...nothing })
  expect(await storedData(browser)).toEqual(before)
})

test('an import adds what was missing and takes nothing away', async () => {
  const file = await exportFrom(await openUsedTab())
  browser = installBrowser()
  const tab = await openTab()
  await tab.appendResult(resultNumber(2))
  await tab.appendResult(resultNumber(3))
  expect(await tab.importBackup(file)).toMatchObject({ ok: true, newResults: 1 })
  const kept = tab.resultsStore.get().results.map(({ timeTaken }) => timeTaken - 600)
  expect(kept.toSorted((a, b) => a - b)).toEqual([1, 2, 3])
})

test('ticks and settings that an import brings are counted', async () => {
  browser.items.set('gradus.plan.30-day', '1.1 2.3')
  browser.items.set('gradus.settings', '{"keys":false,"clock":true}')
  browser.items.set('gradus.theme', 'dark')
  const file = await exportFrom(await openTab())
  browser = installBrowser()
  browser.items.set('gradus.plan.30-day', '2.3')
  const added = { ok: true, newResults: 0, newAttempts: 0, newRecalls: 0, newTicks: 1, newSettings: true }
  expect(await (await openTab()).importBackup(file)).toEqual(added)
  expect(browser.items.get('gradus.theme')).toBe('dark')
  browser.items.set('gradus.theme', 'light')
  await (await openTab()).importBackup(file)
  expect(browser.items.get('gradus.theme')).toBe('light')
})

test('the same day of two plans is two ticks', async () => {
  browser.items.set('gradus.plan.30-day', '1.1 2.3')
  browser.items.set('gradus.plan.90-day', '1.1')
  const file = await exportFrom(await openTab())
  browser = installBrowser()
  expect(await (await openTab()).importBackup(file)).toMatchObject({ ok: true, newTicks: 3 })
})

test('other tabs are told of the answers that an import brings, and of nothing where it brings none', async () => {
  const file = await exportFrom(await openUsedTab())
  browser = installBrowser()
  await (await openTab()).importBackup(file)
  expect(browser.items.get('gradus.answers')).toBe(attempt.id)
  expect(browser.items.get('gradus.recalls')).toBe(recall.id)
  browser.items.delete('gradus.answers')
  browser.items.delete('gradus.recalls')
  await (await openTab()).importBackup(file)
  expect(browser.items.has('gradus.answers')).toBe(false)
  expect(browser.items.has('gradus.recalls')).toBe(false)
})

test('an attempt that stands in a file twice is added once', async () => {
  const tab = await openTab()
  const text = (await (await openUsedTab()).exportBackup(new Date(0))).texts.join()
  const backup: unknown = JSON.parse(text, (key, value: unknown) =>
    key === 'attempts' ? [attempt, attempt] : value,
  )
  browser = installBrowser()
  expect(await tab.importBackup(new Blob([backupText(backup)]))).toMatchObject({ ok: true, newAttempts: 1 })
})

test('a file as large as an export may be is imported', async () => {
  const text = (await (await openUsedTab()).exportBackup(new Date(0))).texts.join()
  browser = installBrowser()
  const file = new Blob([text.padEnd(5_000_000)])
  expect(await (await openTab()).importBackup(file)).toMatchObject({ ok: true, newResults: 2 })
})

test('whatever was exported is back after erasing and importing', async () => {
  await fc.assert(
    fc.asyncProperty(anyBackup, async (backup) => {
      browser = installBrowser()
      const tab = await openTab()
      await tab.importBackup(new Blob([backupText(backup)]))
      const file = await exportFrom(tab)
      await tab.eraseEverything()
      await tab.importBackup(file)
      const back = tab.resultsStore.get().results.map(resultKey)
      expect(back.toSorted()).toEqual(backup.results.map(resultKey).toSorted())
      expect(tab.attemptLog.store.get().entries).toHaveLength(backup.attempts.length)
    }),
    { numRuns: 25 },
  )
})

test('an import into an empty browser tells of no loss: nothing had been there', async () => {
  const file = await exportFrom(await openUsedTab())
  browser = installBrowser()
  const tab = await openTab()
  await tab.importBackup(file)
  expect(tab.resultsStore.get().notices).toEqual([])
})
