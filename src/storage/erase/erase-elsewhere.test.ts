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

/** A tab that has read results and attempts, and then could not store one of each because storage was full. */
async function openTabWithUnsaved(): Promise<Tab> {
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

test('unsaved records are stored once there is space', async () => {
  const tab = await openTabWithUnsaved()
  await Promise.all([tab.refreshResults(), tab.attemptLog.refresh()])
  const other = await openTab()
  await Promise.all([other.refreshResults(), other.attemptLog.refresh()])
  expect(other.resultsStore.get().results).toHaveLength(3)
  expect(other.attemptLog.store.get().entries).toHaveLength(2)
})

test('unsaved records are dropped after another tab erases everything', async () => {
  const tab = await openTabWithUnsaved()
  const other = await openTab()
  expect(await other.eraseEverything()).toBe(true)
  browser.dispatchStorageEvent(null)
  await Promise.all([tab.refreshResults(), tab.attemptLog.refresh()])
  expect(tab.resultsStore.get().results).toEqual([])
  expect(tab.attemptLog.store.get().entries).toEqual([])
  expect([...browser.items.keys()]).toEqual([])
  expect(await storedData(browser)).toEqual([undefined, [], [], []])
})

test('unsaved records from after one erasure are dropped after the next', async () => {
  await (await openTab()).eraseEverything()
  const tab = await openTabWithUnsaved()
  await (await openTab()).eraseEverything()
  await Promise.all([tab.refreshResults(), tab.attemptLog.refresh()])
  expect(tab.resultsStore.get().results).toEqual([])
  expect(tab.attemptLog.store.get().entries).toEqual([])
})

/** Makes reading single records fail, and with it reading the erase generation. */
function damageDatabase(): void {
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('The disk is damaged.', 'UnknownError')
  })
}

test('records refused while the erase generation was unknown are stored later', async () => {
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

test('unsaved records are not dropped while the erase generation cannot be read', async () => {
  const tab = await openTabWithUnsaved()
  damageDatabase()
  await Promise.all([tab.refreshResults(), tab.attemptLog.refresh()])
  vi.restoreAllMocks()
  await Promise.all([tab.refreshResults(), tab.attemptLog.refresh()])
  expect(tab.resultsStore.get().results).toHaveLength(3)
  expect(tab.attemptLog.store.get().entries).toHaveLength(2)
})

test('records made after an erasure are stored, and those refused before it are not', async () => {
  const tab = await openTabWithUnsaved()
  await (await openTab()).eraseEverything()
  await tab.appendAttempt({ ...attempt, id: 'after' })
  await tab.appendResult(resultNumber(4))
  const other = await openTab()
  await Promise.all([other.refreshResults(), other.attemptLog.refresh()])
  expect(other.attemptLog.store.get().entries.map(({ id }) => id)).toEqual(['after'])
  expect(other.resultsStore.get().results).toEqual([resultNumber(4)])
})

test('a result stored between two erasures does not come back after the second', async () => {
  const tab = await openTabWithUnsaved()
  await (await openTab()).eraseEverything()
  await tab.appendResult(resultNumber(4))
  await (await openTab()).eraseEverything()
  await tab.refreshResults()
  expect(tab.resultsStore.get().results).toEqual([])
})

test('gradus.mirrored is not written if everything was erased just after the results were', async () => {
  const tab = await openTab()
  const other = await openTab()
  const addListener: unknown = Reflect.get(IDBTransaction.prototype, 'addEventListener')
  if (typeof addListener !== 'function') throw new Error('IDBTransaction has no addEventListener')
  let listeners = 0
  vi.spyOn(IDBTransaction.prototype, 'addEventListener').mockImplementation(function addLateListener(
    this: IDBTransaction,
    type,
    listener,
  ) {
    if (type === 'complete' && this.mode === 'readwrite') listeners += 1
    const callAfterErasure = async (event: Event): Promise<void> => {
      await other.eraseEverything()
      if (typeof listener === 'function') listener.call(this, event)
    }
    // The first listener belongs to fake-indexeddb. The second, ours, is called only after the other tab has erased.
    const isLate = type === 'complete' && this.mode === 'readwrite' && listeners === 2
    Reflect.apply(addListener, this, [
      type,
      isLate ? (event: Event) => void callAfterErasure(event) : listener,
    ])
  })
  await tab.appendResult(resultNumber(1))
  expect(listeners).toBeGreaterThan(2)
  expect([...browser.items.keys()]).toEqual([])
})

test('after an import without results, the first result does not cause a repair notice', async () => {
  const exportingTab = await openTab()
  await exportingTab.appendAttempt(attempt)
  const file = await exportFrom(exportingTab)
  browser = installBrowser()
  const tab = await openTab()
  expect(await tab.importBackup(file)).toEqual({
    ok: true,
    added: ['1 answer'],
  })
  expect(browser.items.has('gradus.mirrored')).toBe(false)
  // The array has the result before the database does.
  browser.items.set('greQuizResults', JSON.stringify([resultNumber(1)]))
  await tab.refreshResults()
  expect(tab.resultsStore.get().notices).toEqual([])
})
