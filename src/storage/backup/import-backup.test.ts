import { IDBObjectStore } from 'fake-indexeddb'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
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
import { laterFields } from '../../../tests/support/record-samples.ts'
import { backupVersion } from '../records/record-kinds.ts'
import { resultKey } from '../../domain/history/result.ts'
import { parseRational } from '../../domain/questions/rational.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

test('an export has all stored data, and its format and version', async () => {
  await openUsedTab()
  // This tab has not read attempts or recalls yet.
  const tab = await openTab()
  browser.items.set('gradus.theme', 'dark')
  expect(JSON.parse((await tab.exportBackup(new Date(0))).texts.join())).toEqual({
    format: 'gradus-backup',
    version: backupVersion,
    exportedAt: '1970-01-01T00:00:00.000Z',
    results: [resultNumber(1), resultNumber(2)],
    attempts: [attempt],
    recalls: [recall],
    settings: { keys: true, clock: true },
    ticks: [],
    ...Object.fromEntries(Object.keys(laterFields).map((name) => [name, []])),
    theme: 'dark',
  })
})

test('an import merges ticks, and restores settings only if there are none', async () => {
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

test('settings that cannot be stored are not counted as imported', async () => {
  browser.items.set('gradus.settings', '{"keys":false,"clock":true}')
  const file = await exportFrom(await openUsedTab())
  browser = installBrowser()
  browser.fillLocalStorage()
  expect(await (await openTab()).importBackup(file)).toEqual({
    ok: true,
    added: ['2 quizzes', '1 answer', '1 word-quiz answer'],
  })
})

test('importing an export into an empty browser restores everything', async () => {
  const file = await exportFrom(await openUsedTab())
  const before = await storedData(browser)
  browser = installBrowser()
  const tab = await openTab()
  expect(await tab.importBackup(file)).toEqual({
    ok: true,
    added: ['2 quizzes', '1 answer', '1 word-quiz answer'],
  })
  expect(tab.resultsStore.get().results).toHaveLength(2)
  expect(await storedData(browser)).toEqual(before)
})

test('a typed number survives export and import, and is stored without surrounding spaces', async () => {
  // A text field has no line breaks.
  const typedNumber = fc.stringMatching(/^[\s\d.,/+−–＋-９-]{1,24}$/).filter((text) => !/[\n\r]/.test(text))
  await fc.assert(
    fc.asyncProperty(typedNumber, async (text) => {
      fc.pre(parseRational(text) !== null)
      browser = installBrowser()
      const tab = await openTab()
      await tab.appendAttempt({ ...attempt, answer: [text] })
      const file = await exportFrom(tab)
      await tab.eraseEverything()
      expect(await tab.importBackup(file)).toEqual({ ok: true, added: ['1 answer'] })
      expect(tab.attemptLog.store.get().entries).toEqual([{ ...attempt, answer: [text.trim()] }])
    }),
    { numRuns: 25, examples: [['１，２００'], ['＋３']] },
  )
})

test('importing data that is already there adds nothing', async () => {
  const tab = await openUsedTab()
  const file = await exportFrom(tab)
  const before = await storedData(browser)
  for (let time = 0; time < 2; time += 1)
    expect(await tab.importBackup(file)).toEqual({ ok: true, added: [] })
  expect(await storedData(browser)).toEqual(before)
})

test('an import adds what is missing and removes nothing', async () => {
  const file = await exportFrom(await openUsedTab())
  browser = installBrowser()
  const tab = await openTab()
  await tab.appendResult(resultNumber(2))
  await tab.appendResult(resultNumber(3))
  expect(await tab.importBackup(file)).toMatchObject({
    ok: true,
    added: ['1 quiz', '1 answer', '1 word-quiz answer'],
  })
  const resultNumbers = tab.resultsStore.get().results.map(({ timeTaken }) => timeTaken - 600)
  expect(resultNumbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3])
})

test('new ticks and settings are counted', async () => {
  browser.items.set('gradus.plan.30-day', '1.1 2.3')
  browser.items.set('gradus.settings', '{"keys":false,"clock":true}')
  browser.items.set('gradus.theme', 'dark')
  const file = await exportFrom(await openTab())
  browser = installBrowser()
  browser.items.set('gradus.plan.30-day', '2.3')
  const added = { ok: true, added: ['1 checked-off task', 'settings'] }
  expect(await (await openTab()).importBackup(file)).toEqual(added)
  expect(browser.items.get('gradus.theme')).toBe('dark')
  browser.items.set('gradus.theme', 'light')
  await (await openTab()).importBackup(file)
  expect(browser.items.get('gradus.theme')).toBe('light')
})

test('the same task number in two plans counts as two ticks', async () => {
  browser.items.set('gradus.plan.30-day', '1.1 2.3')
  browser.items.set('gradus.plan.90-day', '1.1')
  const file = await exportFrom(await openTab())
  browser = installBrowser()
  expect(await (await openTab()).importBackup(file)).toEqual({ ok: true, added: ['3 checked-off tasks'] })
})

test('an import notifies other tabs of new attempts and recalls, but not if there are none', async () => {
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

test('an attempt that is in the file twice is added once', async () => {
  const tab = await openTab()
  const text = (await (await openUsedTab()).exportBackup(new Date(0))).texts.join()
  const backup: unknown = JSON.parse(text, (key, value: unknown) =>
    key === 'attempts' ? [attempt, attempt] : value,
  )
  browser = installBrowser()
  expect(await tab.importBackup(new Blob([backupText(backup)]))).toEqual({
    ok: true,
    added: ['2 quizzes', '1 answer', '1 word-quiz answer'],
  })
})

test('a file of the maximum size is imported', async () => {
  const text = (await (await openUsedTab()).exportBackup(new Date(0))).texts.join()
  browser = installBrowser()
  const file = new Blob([text.padEnd(5_000_000)])
  expect(await (await openTab()).importBackup(file)).toEqual({
    ok: true,
    added: ['2 quizzes', '1 answer', '1 word-quiz answer'],
  })
})

test('exporting, erasing and importing restores everything', async () => {
  await fc.assert(
    fc.asyncProperty(anyBackup, async (backup) => {
      browser = installBrowser()
      const tab = await openTab()
      await tab.importBackup(new Blob([backupText(backup)]))
      const file = await exportFrom(tab)
      await tab.eraseEverything()
      await tab.importBackup(file)
      const restored = tab.resultsStore.get().results.map(resultKey)
      expect(restored.toSorted()).toEqual(backup.results.map(resultKey).toSorted())
      expect(tab.attemptLog.store.get().entries).toHaveLength(backup.attempts.length)
    }),
    { numRuns: 25 },
  )
})

test('an import into an empty browser shows no repair notice', async () => {
  const file = await exportFrom(await openUsedTab())
  browser = installBrowser()
  const tab = await openTab()
  await tab.importBackup(file)
  expect(tab.resultsStore.get().notices).toEqual([])
})

const emptyBackup = { format: 'gradus-backup', version: 3, exportedAt: new Date(0).toISOString() }
const defaultSettings = { settings: { keys: true, clock: true }, theme: 'system' }

test('an import does not restore what another tab erases meanwhile', async () => {
  const [tab, other] = [await openUsedTab(), await openTab()]
  await other.refreshResults()
  const ticks = [{ plan: '30-day', done: ['1.1'] }]
  const backup = { ...emptyBackup, ...defaultSettings, results: [resultNumber(3)], attempts: [], ticks }
  // The import reads the ticks after the stored results, and before it writes anything.
  const erased = new Promise<boolean>((resolve) => {
    const getItem = vi.spyOn(browser.items, 'get').mockImplementation((key) => {
      if (key !== 'gradus.plan.30-day') return new Map(browser.items).get(key)
      getItem.mockRestore()
      void other.eraseEverything().then(resolve)
      return undefined
    })
  })
  await Promise.all([tab.importBackup(new Blob([backupText(backup)])), erased])
  const [, results] = await storedData(browser)
  expect([[], [resultNumber(3)]]).toContainEqual(results)
})

test('a long import does not time out while the disk keeps responding', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const { setInterval } = globalThis
  vi.stubGlobal('setInterval', (callback: () => void) => setInterval(callback, 1))
  const attempts = Array.from({ length: 10_000 }, (_, index) => ({ ...attempt, id: `a${index}` }))
  const tab = await openTab()
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function put(
    this: IDBObjectStore,
    value,
    key,
  ) {
    const request = this.add(value, key)
    request.addEventListener('success', () => (now += 1000))
    return request
  })
  const backup = { ...emptyBackup, ...defaultSettings, results: [], attempts, ticks: [] }
  expect(await tab.importBackup(new Blob([backupText(backup)]))).toMatchObject({
    ok: true,
    added: ['10,000 answers'],
  })
})

test('a stored attempt or recall is not overwritten by one with the same id', async () => {
  const tab = await openUsedTab()
  const other = { results: [], attempts: [{ ...attempt, right: true }], ticks: [] }
  const recalls = [{ ...recall, given: 'verbose' }]
  const backup = { ...emptyBackup, version: 4, ...defaultSettings, ...other, recalls }
  expect(await tab.importBackup(new Blob([backupText(backup)]))).toMatchObject({
    ok: true,
    added: [],
  })
  const [, , attempts, words] = await storedData(browser)
  expect([attempts, words]).toEqual([[attempt], [recall]])
})

test('a tick that is in the file twice is counted once', async () => {
  const ticks = [
    { plan: '30-day', done: ['1.1', '1.1'] },
    { plan: '30-day', done: ['1.1'] },
  ]
  const backup = { ...emptyBackup, ...defaultSettings, results: [], attempts: [], ticks }
  expect(await (await openTab()).importBackup(new Blob([backupText(backup)]))).toEqual({
    ok: true,
    added: ['1 checked-off task'],
  })
})

test('ticks with three-digit numbers survive export and import', async () => {
  browser.items.set('gradus.plan.90-day', '123.456')
  const file = await exportFrom(await openTab())
  browser = installBrowser()
  expect(await (await openTab()).importBackup(file)).toEqual({ ok: true, added: ['1 checked-off task'] })
})
