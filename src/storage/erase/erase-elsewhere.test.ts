import { IDBObjectStore, IDBTransaction } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { fillDatabase, installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import {
  attempt,
  storedData,
  exportFrom,
  openTab,
  resultNumber,
  openUsedTab,
  type Tab,
} from '../../../tests/support/browser-tab.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

/** A tab that looks at both, and whose browser has refused a result and an answer. */
async function refusedTab(): Promise<Tab> {
  await openUsedTab()
  const tab = await openTab()
  tab.resultsStore.subscribe(() => undefined)
  tab.attemptLog.store.subscribe(() => undefined)
  await Promise.all([tab.refreshResults(), tab.attemptLog.refresh()])
  fillDatabase()
  browser.fillLocalStorage()
  await tab.appendResult(resultNumber(3))
  await tab.appendAttempt({ ...attempt, id: 'refused' })
  vi.restoreAllMocks()
  browser.repairLocalStorage()
  return tab
}

test('what another tab could not keep is kept when there is room', async () => {
  const tab = await refusedTab()
  await Promise.all([tab.refreshResults(), tab.attemptLog.refresh()])
  const other = await openTab()
  await Promise.all([other.refreshResults(), other.attemptLog.refresh()])
  expect(other.resultsStore.get().results).toHaveLength(3)
  expect(other.attemptLog.store.get().entries).toHaveLength(2)
})

test('what another tab could not keep does not come back after an erasure', async () => {
  const tab = await refusedTab()
  const other = await openTab()
  expect(await other.eraseEverything()).toBe(true)
  browser.dispatchStorageEvent(null)
  await Promise.all([tab.refreshResults(), tab.attemptLog.refresh()])
  expect(tab.resultsStore.get().results).toEqual([])
  expect(tab.attemptLog.store.get().entries).toEqual([])
  expect([...browser.items.keys()]).toEqual([])
  expect(await storedData(browser)).toEqual([undefined, [], [], []])
})

test('what could not be kept after one erasure does not come back after the next', async () => {
  await (await openTab()).eraseEverything()
  const tab = await refusedTab()
  await (await openTab()).eraseEverything()
  await Promise.all([tab.refreshResults(), tab.attemptLog.refresh()])
  expect(tab.resultsStore.get().results).toEqual([])
  expect(tab.attemptLog.store.get().entries).toEqual([])
})

/** The database gives nothing from now on, though it is open. */
function damageDatabase(): void {
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('The disk is damaged.', 'UnknownError')
  })
}

test('what was refused while nobody could tell of erasures is kept, though there had been one', async () => {
  await (await openTab()).eraseEverything()
  const tab = await openTab()
  damageDatabase()
  fillDatabase()
  browser.fillLocalStorage()
  await tab.appendResult(resultNumber(3))
  await tab.appendAttempt(attempt)
  vi.restoreAllMocks()
  browser.repairLocalStorage()
  await Promise.all([tab.refreshResults(), tab.attemptLog.refresh()])
  const [, results, attempts] = await storedData(browser)
  expect([results, attempts]).toEqual([[resultNumber(3)], [attempt]])
})

test('where nobody can tell whether everything was erased since, what was refused is not let go', async () => {
  const tab = await refusedTab()
  damageDatabase()
  await Promise.all([tab.refreshResults(), tab.attemptLog.refresh()])
  vi.restoreAllMocks()
  await Promise.all([tab.refreshResults(), tab.attemptLog.refresh()])
  expect(tab.resultsStore.get().results).toHaveLength(3)
  expect(tab.attemptLog.store.get().entries).toHaveLength(2)
})

test('what is done in another tab after an erasure is kept, and what was refused before it is not', async () => {
  const tab = await refusedTab()
  await (await openTab()).eraseEverything()
  await tab.appendAttempt({ ...attempt, id: 'after' })
  await tab.appendResult(resultNumber(4))
  const other = await openTab()
  await Promise.all([other.refreshResults(), other.attemptLog.refresh()])
  expect(other.attemptLog.store.get().entries.map(({ id }) => id)).toEqual(['after'])
  expect(other.resultsStore.get().results).toEqual([resultNumber(4)])
})

test('what was kept between two erasures does not come back after the second', async () => {
  const tab = await refusedTab()
  await (await openTab()).eraseEverything()
  await tab.appendResult(resultNumber(4))
  await (await openTab()).eraseEverything()
  await tab.refreshResults()
  expect(tab.resultsStore.get().results).toEqual([])
})

test('that the database held results is not noted after an erasure that came in between', async () => {
  const tab = await openTab()
  const other = await openTab()
  const listen: unknown = Reflect.get(IDBTransaction.prototype, 'addEventListener')
  if (typeof listen !== 'function') throw new Error('nobody can listen')
  let listeners = 0
  vi.spyOn(IDBTransaction.prototype, 'addEventListener').mockImplementation(function hear(
    this: IDBTransaction,
    type,
    heard,
  ) {
    if (type === 'complete' && this.mode === 'readwrite') listeners += 1
    const hearLate = async (event: Event): Promise<void> => {
      await other.eraseEverything()
      if (typeof heard === 'function') heard.call(this, event)
    }
    // The first listener is that of the fake database itself. The page that writes is busy when its writing is done.
    const isLate = type === 'complete' && this.mode === 'readwrite' && listeners === 2
    Reflect.apply(listen, this, [type, isLate ? (event: Event) => void hearLate(event) : heard])
  })
  await tab.appendResult(resultNumber(1))
  expect(listeners).toBeGreaterThan(2)
  expect([...browser.items.keys()]).toEqual([])
})

test('an import without quizzes does not make a first quiz look like a loss', async () => {
  const giver = await openTab()
  await giver.appendAttempt(attempt)
  const file = await exportFrom(giver)
  browser = installBrowser()
  const tab = await openTab()
  expect(await tab.importBackup(file)).toMatchObject({ ok: true, newAttempts: 1 })
  expect(browser.items.has('gradus.mirrored')).toBe(false)
  // Another tab sees the array before the database has the quiz.
  browser.items.set('greQuizResults', JSON.stringify([resultNumber(1)]))
  await tab.refreshResults()
  expect(tab.resultsStore.get().notices).toEqual([])
})
