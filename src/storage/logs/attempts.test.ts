import { IDBObjectStore, IDBTransaction } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { fillDatabase, installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import { openTab, type Tab } from '../../../tests/support/browser-tab.ts'
import type { Attempt } from '../../domain/history/attempt.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

function attempt(id: string): Attempt {
  return {
    id,
    question: 'v1',
    answer: ['v1a'],
    right: true,
    seconds: 12,
    at: '2026-11-05T14:00:00.000Z',
    where: { kind: 'page' },
  }
}

async function logOfALaterTab(): Promise<readonly Attempt[]> {
  const later = await openTab()
  await later.attemptLog.refresh()
  return later.attemptLog.store.get().entries
}

test('an attempt is in the log at once, and lasts', async () => {
  const tab = await openTab()
  const kept = tab.appendAttempt(attempt('a'))
  expect(tab.attemptLog.store.get().entries).toEqual([attempt('a')])
  await kept
  expect(await logOfALaterTab()).toEqual([attempt('a')])
})

test('attempts of two tabs are all in the log', async () => {
  const [first, second] = [await openTab(), await openTab()]
  await Promise.all([first.appendAttempt(attempt('a')), second.appendAttempt(attempt('b'))])
  await first.attemptLog.refresh()
  expect(first.attemptLog.store.get().entries.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('an attempt that two tabs write down is one', async () => {
  const [first, second] = [await openTab(), await openTab()]
  await first.appendAttempt(attempt('a'))
  await second.attemptLog.refresh()
  const kept = second.appendAttempt(attempt('a'))
  expect(second.attemptLog.store.get().entries).toEqual([attempt('a')])
  await kept
  await first.attemptLog.refresh()
  expect(first.attemptLog.store.get().entries).toEqual([attempt('a')])
})

test.each([
  ['gives no database', (): void => browser.blockDatabase()],
  ['has a full one', fillDatabase],
])('where the browser %s, an attempt lasts as long as the page, and is in its export', async (_, fail) => {
  fail()
  const tab = await openTab()
  await tab.appendAttempt(attempt('a'))
  await tab.attemptLog.refresh()
  expect(tab.attemptLog.store.get().entries).toEqual([attempt('a')])
  expect(JSON.parse((await tab.exportBackup(new Date(0))).texts.join())).toMatchObject({
    attempts: [attempt('a')],
  })
})

/** A version that is past is asked for: the request comes to an error, as where the disk fails. */
function failToOpen(): void {
  const open = indexedDB.open.bind(indexedDB)
  vi.spyOn(indexedDB, 'open').mockImplementation((name) => open(name, 1))
}

/** What a tab may do next, with which it keeps what was refused before. */
const nextSteps: readonly (readonly [string, (tab: Tab) => Promise<unknown>])[] = [
  ['the next answer', (tab) => tab.appendAttempt(attempt('b'))],
  ['the next look at the log', (tab) => tab.attemptLog.refresh()],
]

test.each(nextSteps)(
  'an attempt that a full database refused is kept with %s, once there is room',
  async (_, next) => {
    fillDatabase()
    const tab = await openTab()
    await tab.appendAttempt(attempt('a'))
    vi.restoreAllMocks()
    await next(tab)
    expect(await logOfALaterTab()).toContainEqual(attempt('a'))
  },
)

test.each(nextSteps)(
  'an attempt that a database which did not open missed is kept with %s, once it opens',
  async (_, next) => {
    await (await openTab()).attemptLog.refresh()
    failToOpen()
    const tab = await openTab()
    await tab.appendAttempt(attempt('a'))
    vi.restoreAllMocks()
    await next(tab)
    expect(await logOfALaterTab()).toContainEqual(attempt('a'))
  },
)

test('whether every answer is kept is said truly, and other tabs are told of the last that was', async () => {
  await (await openTab()).attemptLog.refresh()
  failToOpen()
  const tab = await openTab()
  for (const id of ['a', 'b']) await tab.appendAttempt(attempt(id))
  expect(await tab.attemptLog.flush()).toBe(false)
  expect(browser.items.has('gradus.answers')).toBe(false)
  vi.restoreAllMocks()
  expect(await tab.attemptLog.flush()).toBe(true)
  expect(browser.items.get('gradus.answers')).toBe('b')
  const put = vi.spyOn(IDBObjectStore.prototype, 'put')
  expect(await tab.attemptLog.flush()).toBe(true)
  expect(put).not.toHaveBeenCalled()
})

test('an answer is committed as it is put: the page may be gone by the time a browser asks', async () => {
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit')
  await (await openTab()).appendAttempt(attempt('a'))
  expect(commit).toHaveBeenCalled()
})

test('a tab that watches the log reads it, and hears of an answer that another tab kept', async () => {
  const [first, second] = [await openTab(), await openTab()]
  await first.appendAttempt(attempt('a'))
  const leave = second.attemptLog.store.subscribe(() => undefined)
  await vi.waitFor(() => expect(second.attemptLog.store.get().entries).toEqual([attempt('a')]))
  await first.appendAttempt(attempt('b'))
  browser.dispatchStorageEvent('gradus.answers')
  await vi.waitFor(() => expect(second.attemptLog.store.get().entries).toHaveLength(2))
  leave()
})

test.each([
  ['it has been read', (): void => undefined],
  ['it could not be read', (): void => browser.blockDatabase()],
])('nothing is known of the log until %s', async (_, prepare) => {
  prepare()
  const tab = await openTab()
  await tab.appendAttempt(attempt('a'))
  expect(tab.attemptLog.store.get()).toMatchObject({ entries: [attempt('a')], isRead: false })
  await tab.attemptLog.refresh()
  expect(tab.attemptLog.store.get()).toMatchObject({ entries: [attempt('a')], isRead: true })
})

test('reading the log while an attempt is being written does not drop it', async () => {
  const tab = await openTab()
  await tab.attemptLog.refresh()
  const read = tab.attemptLog.refresh()
  const written = tab.appendAttempt(attempt('a'))
  await read
  expect(tab.attemptLog.store.get().entries).toEqual([attempt('a')])
  await written
  await tab.attemptLog.refresh()
  expect(tab.attemptLog.store.get().entries).toEqual([attempt('a')])
})

test('a record that is no attempt is passed over, and stays where it is', async () => {
  await (await openTab()).appendAttempt(attempt('a'))
  const { requestResult, withStores } = await import('../browser/database.ts')
  await withStores(['attempts'], 'readwrite', (stores) => requestResult(stores('attempts').put({ id: 'b' })))
  expect(await logOfALaterTab()).toEqual([attempt('a')])
  const count = await withStores(['attempts'], 'readonly', (stores) =>
    requestResult(stores('attempts').count()),
  )
  expect(count).toBe(2)
})

test('erasing forgets attempts that were only remembered', async () => {
  browser.blockDatabase()
  const tab = await openTab()
  await tab.appendAttempt(attempt('a'))
  await tab.eraseEverything()
  await tab.attemptLog.refresh()
  expect(tab.attemptLog.store.get().entries).toEqual([])
})

test.each([
  ['is full', fillDatabase, true],
  ['is refused, and so holds none', (): void => browser.blockDatabase(), true],
  [
    'cannot be read',
    (): void =>
      void vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
        throw new DOMException('The disk is damaged.', 'UnknownError')
      }),
    false,
  ],
])('an export where the database %s has all answers kept: %s', async (_, fail, isComplete) => {
  await (await openTab()).appendAttempt(attempt('a'))
  fail()
  expect(await (await openTab()).exportBackup(new Date(0))).toMatchObject({ isComplete })
})
