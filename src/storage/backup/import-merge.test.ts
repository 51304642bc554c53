import { IDBObjectStore } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import { backupText } from '../../../tests/support/mutated-backups.ts'
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

const empty = { format: 'gradus-backup', version: 3, exportedAt: new Date(0).toISOString() }
const settings = { settings: { keys: true, clock: true }, theme: 'system' }

test('an import brings back nothing that another tab erases meanwhile', async () => {
  const [tab, other] = [await openUsedTab(), await openTab()]
  await other.refreshResults()
  const ticks = [{ plan: '30-day', done: ['1.1'] }]
  const backup = { ...empty, ...settings, results: [resultNumber(3)], attempts: [], ticks }
  // The ticks are looked up when the results of this browser have been read and nothing is written yet.
  const erased = new Promise<boolean>((resolve) => {
    const lookUp = vi.spyOn(browser.items, 'get').mockImplementation((key) => {
      if (key !== 'gradus.plan.30-day') return new Map(browser.items).get(key)
      lookUp.mockRestore()
      void other.eraseEverything().then(resolve)
      return undefined
    })
  })
  await Promise.all([tab.importBackup(new Blob([backupText(backup)])), erased])
  const [, results] = await storedData(browser)
  expect([[], [resultNumber(3)]]).toContainEqual(results)
})

test('a long import on a slow disk is waited for as long as the disk answers', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const { setInterval } = globalThis
  vi.stubGlobal('setInterval', (listen: () => void) => setInterval(listen, 1))
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
  const backup = { ...empty, ...settings, results: [], attempts, ticks: [] }
  expect(await tab.importBackup(new Blob([backupText(backup)]))).toMatchObject({
    ok: true,
    newAttempts: 10_000,
  })
})

test('what is kept here stays as it is, though a file has something else under its name', async () => {
  const tab = await openUsedTab()
  const other = { results: [], attempts: [{ ...attempt, right: true }], ticks: [] }
  const recalls = [{ ...recall, given: 'verbose' }]
  const backup = { ...empty, version: 4, ...settings, ...other, recalls }
  expect(await tab.importBackup(new Blob([backupText(backup)]))).toMatchObject({
    ok: true,
    newAttempts: 0,
    newRecalls: 0,
  })
  const [, , attempts, words] = await storedData(browser)
  expect([attempts, words]).toEqual([[attempt], [recall]])
})

test('a tick that stands in a file twice is counted once', async () => {
  const ticks = [
    { plan: '30-day', done: ['1.1', '1.1'] },
    { plan: '30-day', done: ['1.1'] },
  ]
  const backup = { ...empty, ...settings, results: [], attempts: [], ticks }
  expect(await (await openTab()).importBackup(new Blob([backupText(backup)]))).toMatchObject({ newTicks: 1 })
})

test('every tick that can be read comes back from an export', async () => {
  browser.items.set('gradus.plan.90-day', '123.456')
  const file = await exportFrom(await openTab())
  browser = installBrowser()
  expect(await (await openTab()).importBackup(file)).toMatchObject({ ok: true, newTicks: 1 })
})
