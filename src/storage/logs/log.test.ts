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

async function readInNewTab(): Promise<readonly Attempt[]> {
  const newTab = await openTab()
  await newTab.attemptLog.refresh()
  return newTab.attemptLog.store.get().entries
}

test('an attempt is in the log at once, and is stored', async () => {
  const tab = await openTab()
  const saving = tab.appendAttempt(attempt('a'))
  expect(tab.attemptLog.store.get().entries).toEqual([attempt('a')])
  await saving
  expect(await readInNewTab()).toEqual([attempt('a')])
})

test('the log has the attempts of two tabs', async () => {
  const [first, second] = [await openTab(), await openTab()]
  await Promise.all([first.appendAttempt(attempt('a')), second.appendAttempt(attempt('b'))])
  await first.attemptLog.refresh()
  expect(first.attemptLog.store.get().entries.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('an attempt that two tabs append is in the log once', async () => {
  const [first, second] = [await openTab(), await openTab()]
  await first.appendAttempt(attempt('a'))
  await second.attemptLog.refresh()
  const saving = second.appendAttempt(attempt('a'))
  expect(second.attemptLog.store.get().entries).toEqual([attempt('a')])
  await saving
  await first.attemptLog.refresh()
  expect(first.attemptLog.store.get().entries).toEqual([attempt('a')])
})

test.each([
  ['denied', (): void => browser.blockDatabase()],
  ['full', fillDatabase],
])('if the database is %s, an attempt stays in memory and is exported', async (_, fail) => {
  fail()
  const tab = await openTab()
  await tab.appendAttempt(attempt('a'))
  await tab.attemptLog.refresh()
  expect(tab.attemptLog.store.get().entries).toEqual([attempt('a')])
  expect(JSON.parse((await tab.exportBackup(new Date(0))).texts.join())).toMatchObject({
    attempts: [attempt('a')],
  })
})

/** Makes opening the database fail, by requesting an older version than the stored one. */
function failToOpen(): void {
  const open = indexedDB.open.bind(indexedDB)
  vi.spyOn(indexedDB, 'open').mockImplementation((name) => open(name, 1))
}

/** Actions that also save what could not be saved before. */
const laterActions: readonly (readonly [string, (tab: Tab) => Promise<unknown>])[] = [
  ['appending the next attempt', (tab) => tab.appendAttempt(attempt('b'))],
  ['refreshing the log', (tab) => tab.attemptLog.refresh()],
]

test.each(laterActions)(
  'an attempt that did not fit into the database is saved by %s once there is space',
  async (_, act) => {
    fillDatabase()
    const tab = await openTab()
    await tab.appendAttempt(attempt('a'))
    vi.restoreAllMocks()
    await act(tab)
    expect(await readInNewTab()).toContainEqual(attempt('a'))
  },
)

test.each(laterActions)(
  'an attempt made while the database did not open is saved by %s once it opens',
  async (_, act) => {
    await (await openTab()).attemptLog.refresh()
    failToOpen()
    const tab = await openTab()
    await tab.appendAttempt(attempt('a'))
    vi.restoreAllMocks()
    await act(tab)
    expect(await readInNewTab()).toContainEqual(attempt('a'))
  },
)

test('flush returns whether all attempts are stored, and notifies other tabs of the last one', async () => {
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

test('an attempt is committed explicitly, because the page may be closed soon', async () => {
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit')
  await (await openTab()).appendAttempt(attempt('a'))
  expect(commit).toHaveBeenCalled()
})

test('a tab that subscribes to the log reads it, and gets attempts of other tabs', async () => {
  const [first, second] = [await openTab(), await openTab()]
  await first.appendAttempt(attempt('a'))
  const unsubscribe = second.attemptLog.store.subscribe(() => undefined)
  await vi.waitFor(() => expect(second.attemptLog.store.get().entries).toEqual([attempt('a')]))
  await first.appendAttempt(attempt('b'))
  browser.dispatchStorageEvent('gradus.answers')
  await vi.waitFor(() => expect(second.attemptLog.store.get().entries).toHaveLength(2))
  unsubscribe()
})

test.each([
  ['has been read', (): void => undefined],
  ['is known to be denied', (): void => browser.blockDatabase()],
])('isRead is false until the database %s', async (_, prepare) => {
  prepare()
  const tab = await openTab()
  await tab.appendAttempt(attempt('a'))
  expect(tab.attemptLog.store.get()).toMatchObject({ entries: [attempt('a')], isRead: false })
  await tab.attemptLog.refresh()
  expect(tab.attemptLog.store.get()).toMatchObject({ entries: [attempt('a')], isRead: true })
})

test('refreshing the log while an attempt is being saved does not lose it', async () => {
  const tab = await openTab()
  await tab.attemptLog.refresh()
  const refreshing = tab.attemptLog.refresh()
  const saving = tab.appendAttempt(attempt('a'))
  await refreshing
  expect(tab.attemptLog.store.get().entries).toEqual([attempt('a')])
  await saving
  await tab.attemptLog.refresh()
  expect(tab.attemptLog.store.get().entries).toEqual([attempt('a')])
})

test('an invalid record is skipped, and stays in the database', async () => {
  await (await openTab()).appendAttempt(attempt('a'))
  const { requestResult, withStores } = await import('../browser/database.ts')
  await withStores(['attempts'], 'readwrite', (stores) => requestResult(stores('attempts').put({ id: 'b' })))
  expect(await readInNewTab()).toEqual([attempt('a')])
  const count = await withStores(['attempts'], 'readonly', (stores) =>
    requestResult(stores('attempts').count()),
  )
  expect(count).toBe(2)
})

test('erasing removes attempts that are only in memory', async () => {
  browser.blockDatabase()
  const tab = await openTab()
  await tab.appendAttempt(attempt('a'))
  await tab.eraseEverything()
  await tab.attemptLog.refresh()
  expect(tab.attemptLog.store.get().entries).toEqual([])
})

test.each([
  ['is full', fillDatabase, true],
  ['is denied, and so has none', (): void => browser.blockDatabase(), true],
  [
    'cannot be read',
    (): void =>
      void vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
        throw new DOMException('The disk is damaged.', 'UnknownError')
      }),
    false,
  ],
])('if the database %s, isComplete of the export is %s', async (_, fail, isComplete) => {
  await (await openTab()).appendAttempt(attempt('a'))
  fail()
  expect(await (await openTab()).exportBackup(new Date(0))).toMatchObject({ isComplete })
})

test('an attempt that is refused while another is being saved is saved at the next refresh', async () => {
  const [first, second] = [attempt('a'), attempt('b')]
  const tab = await openTab()
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function refuse(
    this: IDBObjectStore,
    value: Attempt,
    key,
  ) {
    const request = this.add(value, key)
    if (value.id === second.id) this.transaction.abort()
    return request
  })
  vi.spyOn(IDBTransaction.prototype, 'commit').mockReturnValue(undefined)
  await Promise.all([tab.appendAttempt(first), tab.appendAttempt(second)])
  vi.restoreAllMocks()
  await tab.attemptLog.refresh()
  const newTab = await openTab()
  await newTab.attemptLog.refresh()
  expect(newTab.attemptLog.store.get().entries).toEqual([first, second])
})

test('asOf is the time at which the contents are computed', async () => {
  const tab = await openTab()
  const now = vi.spyOn(Date, 'now').mockReturnValue(5000)
  await tab.appendAttempt(attempt('a'))
  now.mockReturnValue(6000)
  expect(tab.attemptLog.store.get().asOf).toBe(6000)
})

test('isRead stays true if the database fails later', async () => {
  const tab = await openTab()
  await tab.appendAttempt(attempt('a'))
  expect(await tab.attemptLog.refresh()).toBe(true)
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('The disk is damaged.', 'UnknownError')
  })
  expect(await tab.attemptLog.refresh()).toBe(false)
  expect(tab.attemptLog.store.get()).toMatchObject({ entries: [attempt('a')], isRead: true })
})

test.each(['attemptLog', 'recallLog'] as const)(
  'isComplete of the export is false if the %s could not be read',
  async (name) => {
    const tab = await openTab()
    vi.spyOn(tab[name], 'refresh').mockResolvedValue(false)
    expect(await tab.exportBackup(new Date(0))).toMatchObject({ isComplete: false })
  },
)

test('logs that came later share one object store, and each has only its own entries', async () => {
  vi.resetModules()
  const { createLog } = await import('./log.ts')
  const fromRow = (row: unknown): Readonly<{ id: string }> | null =>
    typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string'
      ? { id: row.id }
      : null
  const openLog = (kind: string): ReturnType<typeof createLog> =>
    createLog({ place: { kind }, changeKey: `gradus.${kind}`, fromRow })
  await openLog('notes').append({ id: 'a' })
  await openLog('note').append({ id: 'a' })
  await openLog('note').append({ id: 'b' })
  const [notes, note] = [openLog('notes'), openLog('note')]
  await Promise.all([notes.refresh(), note.refresh()])
  expect(notes.store.get().entries).toEqual([{ id: 'a' }])
  expect(note.store.get().entries).toEqual([{ id: 'a' }, { id: 'b' }])
  const tab = await openTab()
  await tab.eraseEverything()
  await note.refresh()
  expect(note.store.get().entries).toEqual([])
})
