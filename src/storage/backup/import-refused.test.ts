import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fillDatabase, installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import { anyMutatedFile, backupText } from '../../../tests/support/mutated-backups.ts'
import {
  attempt,
  storedData,
  exportFrom,
  openTab,
  recall,
  resultNumber,
  openUsedTab,
} from '../../../tests/support/browser-tab.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

describe('an invalid file', () => {
  test('changes nothing', async () => {
    const tab = await openUsedTab()
    const before = await storedData(browser)
    await fc.assert(
      fc.asyncProperty(anyMutatedFile, async (text) => {
        expect(await tab.importBackup(new Blob([text]))).toMatchObject({ ok: false })
      }),
      { numRuns: 200 },
    )
    expect(await storedData(browser)).toEqual(before)
  })

  test('that is too large is rejected before it is read', async () => {
    const tab = await openTab()
    const file = new Blob([' '.repeat(6_000_000)])
    Object.defineProperty(file, 'text', { value: () => Promise.reject(new Error('The file was read')) })
    expect(await tab.importBackup(file)).toEqual({
      ok: false,
      problem: 'The file is larger than 5 MB, so it is not a Gradus export.',
    })
  })

  test('that cannot be read from disk is rejected with a request to choose it again', async () => {
    const file = new Blob(['{}'])
    Object.defineProperty(file, 'text', { value: () => Promise.reject(new Error('The file is gone')) })
    expect(await (await openTab()).importBackup(file)).toEqual({
      ok: false,
      problem: 'The file could not be read. Choose it again.',
    })
  })
})

describe('an import into a browser that cannot store it', () => {
  test('says that the file is fine', async () => {
    const file = await exportFrom(await openUsedTab())
    browser = installBrowser()
    browser.fillLocalStorage()
    fillDatabase()
    const outcome = await (await openTab()).importBackup(file)
    expect(outcome.ok ? '' : outcome.problem).toContain('The file is fine')
  })

  test.each([
    ['the ticks', (): void => browser.fillLocalStorage()],
    ['the answers', fillDatabase],
  ])('changes nothing if %s do not fit', async (_, fill) => {
    browser.items.set('gradus.plan.30-day', '1.1 2.3')
    browser.items.set('gradus.plan.90-day', '1.2')
    const file = await exportFrom(await openUsedTab())
    browser = installBrowser()
    browser.items.set('gradus.plan.30-day', '2.3 4.1')
    const before = [...browser.items]
    fill()
    expect(await (await openTab()).importBackup(file)).toMatchObject({ ok: false })
    vi.restoreAllMocks()
    browser.repairLocalStorage()
    browser.items.delete('gradus.saved')
    expect([...browser.items]).toEqual(before)
    expect(await storedData(browser)).toEqual([undefined, [], [], []])
  })

  test('stores results in the array if there is no database', async () => {
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
    expect(await tab.importBackup(file)).toEqual({ ok: true, added: ['1 quiz'] })
    expect(tab.resultsStore.get().results).toEqual([resultNumber(1)])
  })

  test('succeeds if localStorage is full but already has all the ticks', async () => {
    browser.items.set('gradus.plan.30-day', '1.1')
    const file = await exportFrom(await openUsedTab())
    browser = installBrowser()
    browser.items.set('gradus.plan.30-day', '1.1')
    browser.fillLocalStorage()
    expect(await (await openTab()).importBackup(file)).toEqual({
      ok: true,
      added: ['2 quizzes', '1 answer', '1 word-quiz answer'],
    })
  })

  test.each([
    ['answers', [attempt], []],
    ['words', [], [recall]],
  ])('fails if the file has %s and there is no database', async (_, attempts, recalls) => {
    const settings = { keys: true, clock: true }
    const rest = { version: 4, exportedAt: attempt.at, results: [], settings, ticks: [], theme: 'system' }
    browser.blockDatabase()
    const file = new Blob([backupText({ format: 'gradus-backup', ...rest, attempts, recalls })])
    expect(await (await openTab()).importBackup(file)).toMatchObject({ ok: false })
  })

  test('changes nothing if the ticks of one plan fit and those of the next do not', async () => {
    browser.items.set('gradus.plan.30-day', '1.1')
    browser.items.set('gradus.plan.90-day', '1.2')
    const file = await exportFrom(await openUsedTab())
    browser = installBrowser()
    const set = browser.items.set.bind(browser.items)
    vi.spyOn(browser.items, 'set').mockImplementation((key, text) => {
      if (key === 'gradus.plan.90-day')
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      return set(key, text)
    })
    expect(await (await openTab()).importBackup(file)).toMatchObject({ ok: false })
    expect([...browser.items]).toEqual([])
  })
})
