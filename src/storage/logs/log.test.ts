import { IDBObjectStore, IDBTransaction } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { installBrowser } from '../../../tests/support/fake-browser.ts'
import { attempt, openTab } from '../../../tests/support/browser-tab.ts'
import type { Attempt } from '../../domain/history/attempt.ts'

beforeEach(() => {
  installBrowser()
})

test('an answer refused while the one before it is being kept waits for the next look at the log', async () => {
  const [one, other] = [attempt, { ...attempt, id: 'b' }]
  const tab = await openTab()
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function refuse(
    this: IDBObjectStore,
    value: Attempt,
    key,
  ) {
    const request = this.add(value, key)
    if (value.id === other.id) this.transaction.abort()
    return request
  })
  vi.spyOn(IDBTransaction.prototype, 'commit').mockReturnValue(undefined)
  await Promise.all([tab.appendAttempt(one), tab.appendAttempt(other)])
  vi.restoreAllMocks()
  await tab.attemptLog.refresh()
  const later = await openTab()
  await later.attemptLog.refresh()
  expect(later.attemptLog.store.get().entries).toEqual([one, other])
})

test('the log is as of the moment at which it is asked for', async () => {
  const tab = await openTab()
  const now = vi.spyOn(Date, 'now').mockReturnValue(5000)
  await tab.appendAttempt(attempt)
  now.mockReturnValue(6000)
  expect(tab.attemptLog.store.get().asOf).toBe(6000)
})

test('a log that was read stays read, though the database fails later', async () => {
  const tab = await openTab()
  await tab.appendAttempt(attempt)
  expect(await tab.attemptLog.refresh()).toBe(true)
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('The disk is damaged.', 'UnknownError')
  })
  expect(await tab.attemptLog.refresh()).toBe(false)
  expect(tab.attemptLog.store.get()).toMatchObject({ entries: [attempt], isRead: true })
})

test.each(['attemptLog', 'recallLog'] as const)(
  'an export for which the %s could not be read is not said to have all',
  async (name) => {
    const tab = await openTab()
    vi.spyOn(tab[name], 'refresh').mockResolvedValue(false)
    expect(await tab.exportBackup(new Date(0))).toMatchObject({ isComplete: false })
  },
)
