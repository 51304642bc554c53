import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { fillDatabase, installBrowser, type FakeBrowser } from '../../tests/unit/fake-browser.ts'
import { anyBackup, anyMutatedFile, backupText } from '../../tests/unit/mutated-backups.ts'
import { openTab, resultNumber, type Tab } from '../../tests/unit/tab.ts'
import type { Attempt } from '../domain/history/attempt.ts'
import { resultKey } from '../domain/history/result.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

const attempt: Attempt = {
  id: 'a1',
  question: 'q7',
  answer: ['q7b'],
  right: false,
  seconds: 30,
  at: '2026-11-05T14:00:00.000Z',
  where: { kind: 'quiz', set: 'quantitative-1', sitting: 's' },
}

async function usedTab(): Promise<Tab> {
  const tab = await openTab()
  await tab.appendResult(resultNumber(1))
  await tab.appendResult(resultNumber(2))
  await tab.appendAttempt(attempt)
  return tab
}

async function exportedBy(tab: Tab): Promise<Blob> {
  return new Blob([await tab.exportBackup(new Date(0))])
}

/** Everything the browser keeps, as it is on its disk. */
async function everything(): Promise<unknown> {
  const tab = await openTab()
  const array = browser.items.get('greQuizResults')
  await Promise.all([tab.refreshResults(), tab.refreshAttempts()])
  return [array, tab.resultsStore.get().results, tab.attemptsStore.get()]
}

test('an export holds everything, and says what it is', async () => {
  const tab = await usedTab()
  expect(JSON.parse(await tab.exportBackup(new Date(0)))).toEqual({
    format: 'gradus-backup',
    version: 2,
    exportedAt: '1970-01-01T00:00:00.000Z',
    results: [resultNumber(1), resultNumber(2)],
    attempts: [attempt],
    settings: { keys: true, clock: true },
    ticks: [],
  })
})

test('ticks and settings go along: ticks are joined, and what was set here stays', async () => {
  browser.items.set('gradus.plan.30-day', '1.1 2.3')
  browser.items.set('gradus.settings', '{"keys":false,"clock":true}')
  const file = await exportedBy(await usedTab())
  browser = installBrowser()
  browser.items.set('gradus.plan.30-day', '2.3 4.1')
  expect(await (await openTab()).importBackup(file)).toMatchObject({ ok: true })
  expect(browser.items.get('gradus.plan.30-day')).toBe('2.3 4.1 1.1')
  expect(browser.items.get('gradus.settings')).toBe('{"keys":false,"clock":true}')
  browser.items.set('gradus.settings', '{"keys":true,"clock":false}')
  await (await openTab()).importBackup(file)
  expect(browser.items.get('gradus.settings')).toBe('{"keys":true,"clock":false}')
})

test('an export imported into an empty browser brings everything back', async () => {
  const file = await exportedBy(await usedTab())
  const before = await everything()
  browser = installBrowser()
  const tab = await openTab()
  expect(await tab.importBackup(file)).toEqual({ ok: true, newResults: 2, newAttempts: 1 })
  expect(tab.resultsStore.get().results).toHaveLength(2)
  expect(await everything()).toEqual(before)
})

test('importing what is there already adds nothing, however often', async () => {
  const tab = await usedTab()
  const file = await exportedBy(tab)
  const before = await everything()
  for (let time = 0; time < 2; time += 1)
    expect(await tab.importBackup(file)).toEqual({ ok: true, newResults: 0, newAttempts: 0 })
  expect(await everything()).toEqual(before)
})

test('an import adds what was missing and takes nothing away', async () => {
  const file = await exportedBy(await usedTab())
  browser = installBrowser()
  const tab = await openTab()
  await tab.appendResult(resultNumber(2))
  await tab.appendResult(resultNumber(3))
  expect(await tab.importBackup(file)).toMatchObject({ ok: true, newResults: 1 })
  const kept = tab.resultsStore.get().results.map(({ timeTaken }) => timeTaken - 600)
  expect(kept.toSorted()).toEqual([1, 2, 3])
})

test('an attempt that stands in a file twice is added once', async () => {
  const tab = await openTab()
  const text = await (await usedTab()).exportBackup(new Date(0))
  const backup: unknown = JSON.parse(text, (key, value: unknown) =>
    key === 'attempts' ? [attempt, attempt] : value,
  )
  browser = installBrowser()
  expect(await tab.importBackup(new Blob([backupText(backup)]))).toMatchObject({ ok: true, newAttempts: 1 })
})

test('whatever was exported is back after erasing and importing', async () => {
  await fc.assert(
    fc.asyncProperty(anyBackup, async (backup) => {
      browser = installBrowser()
      const tab = await openTab()
      await tab.importBackup(new Blob([backupText(backup)]))
      const file = await exportedBy(tab)
      await tab.eraseEverything()
      await tab.importBackup(file)
      const back = tab.resultsStore.get().results.map(resultKey)
      expect(back.toSorted()).toEqual(backup.results.map(resultKey).toSorted())
      expect(tab.attemptsStore.get()).toHaveLength(backup.attempts.length)
    }),
    { numRuns: 25 },
  )
})

describe('a file that is refused', () => {
  test('changes nothing', async () => {
    const tab = await usedTab()
    const before = await everything()
    await fc.assert(
      fc.asyncProperty(anyMutatedFile, async (text) => {
        expect(await tab.importBackup(new Blob([text]))).toMatchObject({ ok: false })
      }),
      { numRuns: 200 },
    )
    expect(await everything()).toEqual(before)
  })

  test('is refused by its size before anything of it is read', async () => {
    const tab = await openTab()
    const file = new Blob([' '.repeat(6_000_000)])
    Object.defineProperty(file, 'text', { value: () => Promise.reject(new Error('It was read')) })
    expect(await tab.importBackup(file)).toMatchObject({ ok: false })
  })
})

describe('a browser that cannot keep an import', () => {
  test('is said to be the trouble, and the file is not blamed', async () => {
    const file = await exportedBy(await usedTab())
    browser = installBrowser()
    browser.fillLocal()
    fillDatabase()
    const read = await (await openTab()).importBackup(file)
    expect(read.ok ? '' : read.problem).toContain('The file is fine')
  })

  test('keeps the results in the array where there is no database', async () => {
    const tab = await openTab()
    const file = new Blob([
      backupText({
        format: 'gradus-backup',
        version: 1,
        exportedAt: attempt.at,
        results: [resultNumber(1)],
        attempts: [],
      }),
    ])
    browser.blockDatabase()
    expect(await tab.importBackup(file)).toEqual({ ok: true, newResults: 1, newAttempts: 0 })
    expect(tab.resultsStore.get().results).toEqual([resultNumber(1)])
  })
})

describe('erasing', () => {
  test('leaves nothing of ours in the browser, and what is not ours as it was', async () => {
    const tab = await usedTab()
    for (const key of ['gradus.theme', 'gradus.quiz.verbal-1', 'greQuizResults.unreadable', 'other'])
      browser.items.set(key, 'x')
    await tab.eraseEverything()
    expect([...browser.items.keys()]).toEqual(['other'])
    expect(tab.resultsStore.get()).toEqual({ ready: true, results: [], notices: [] })
    expect(tab.attemptsStore.get()).toEqual([])
    expect(await everything()).toEqual([undefined, [], []])
  })

  test('forgets a result that only the page remembered', async () => {
    browser.blockLocal()
    browser.blockDatabase()
    const tab = await openTab()
    await tab.appendResult(resultNumber(1))
    await tab.eraseEverything()
    expect(tab.resultsStore.get().results).toEqual([])
  })
})
