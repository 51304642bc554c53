import { beforeEach, expect, test, vi } from 'vitest'
import { fillDatabase, installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import { resultNumber } from '../../../tests/support/browser-tab.ts'
import type { ItemRow } from './item-row.ts'

type Tab = typeof import('./saved-items.ts') &
  typeof import('../erase/erase-everything.ts') &
  typeof import('../results/results.ts')

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

async function openTab(): Promise<Tab> {
  vi.resetModules()
  return {
    ...(await import('./saved-items.ts')),
    ...(await import('../erase/erase-everything.ts')),
    ...(await import('../results/results.ts')),
  }
}

/** The rows of the database, as key and text. */
async function rows(): Promise<readonly unknown[]> {
  const { requestResult, withStores } = await import('../browser/database.ts')
  const found = await withStores(['items'], 'readonly', (stores) => requestResult(stores('items').getAll()))
  return (found ?? []).map(({ key, text }: { key: string; text: string | null }) => [key, text])
}

/** Waits until the database holds exactly these rows. */
async function waitForRows(expected: readonly unknown[]): Promise<void> {
  await vi.waitFor(async () => expect(await rows()).toEqual(expected))
}

/** What localStorage holds, without what it says about itself. */
function items(): Readonly<Record<string, string>> {
  return Object.fromEntries([...browser.items].filter(([key]) => key !== 'gradus.saved'))
}

/** Makes localStorage forget everything since `snapshot`, as a browser does that is killed before it wrote it to the disk. */
function forgetSince(snapshot: ReadonlyMap<string, string>): void {
  browser.items.clear()
  for (const [key, text] of snapshot) browser.items.set(key, text)
}

test('an item is in localStorage at once, and in the database soon', async () => {
  const tab = await openTab()
  expect(tab.saveItem('gradus.plan.7-day', '1.1')).toBe(true)
  expect(items()).toEqual({ 'gradus.plan.7-day': '1.1' })
  await waitForRows([['gradus.plan.7-day', '1.1']])
})

test('what a killed browser forgot is put back: new, changed and removed items', async () => {
  const first = await openTab()
  first.saveItem('gradus.plan.7-day', '1.1')
  first.saveItem('gradus.plan.30-day', '1.1')
  first.saveItem('gradus.settings', 'kept')
  await waitForRows([
    ['gradus.plan.30-day', '1.1'],
    ['gradus.plan.7-day', '1.1'],
    ['gradus.settings', 'kept'],
  ])
  const onDisk = new Map(browser.items)
  first.saveItem('gradus.plan.7-day', '1.1 1.2')
  first.saveItem('gradus.plan.30-day', null)
  first.saveItem('gradus.finished', 'new')
  await waitForRows([
    ['gradus.finished', 'new'],
    ['gradus.plan.30-day', null],
    ['gradus.plan.7-day', '1.1 1.2'],
    ['gradus.settings', 'kept'],
  ])
  forgetSince(onDisk)
  const changed: (string | null)[] = []
  addEventListener('storage', ({ key }) => changed.push(key))
  await (await openTab()).itemsRestored()
  expect(items()).toEqual({
    'gradus.plan.7-day': '1.1 1.2',
    'gradus.settings': 'kept',
    'gradus.finished': 'new',
  })
  expect(new Set(changed)).toEqual(new Set(['gradus.finished', 'gradus.plan.30-day', 'gradus.plan.7-day']))
})

test('a browser that forgot everything since its first visit gets it back', async () => {
  const first = await openTab()
  first.saveItem('gradus.settings', 'chosen')
  await waitForRows([['gradus.settings', 'chosen']])
  forgetSince(new Map())
  await (await openTab()).itemsRestored()
  expect(items()).toEqual({ 'gradus.settings': 'chosen' })
})

test('what an older version changed in localStorage alone is not undone', async () => {
  const first = await openTab()
  first.saveItem('gradus.settings', 'new version')
  await waitForRows([['gradus.settings', 'new version']])
  browser.items.set('gradus.settings', 'old version')
  await (await openTab()).itemsRestored()
  expect(items()).toEqual({ 'gradus.settings': 'old version' })
})

test('an item that was saved before the database was read is not overwritten by it', async () => {
  const first = await openTab()
  first.saveItem('gradus.settings', 'forgotten')
  await waitForRows([['gradus.settings', 'forgotten']])
  forgetSince(new Map())
  const second = await openTab()
  second.saveItem('gradus.settings', 'newer')
  await second.itemsRestored()
  expect(items()).toEqual({ 'gradus.settings': 'newer' })
  await waitForRows([['gradus.settings', 'newer']])
})

test('after an item was saved twice in a row, the database has the later text', async () => {
  const tab = await openTab()
  for (const text of ['one', 'two', 'three']) tab.saveItem('gradus.settings', text)
  await waitForRows([['gradus.settings', 'three']])
})

test('the latest text is put back even if the clock was set back in between', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(2_000_000)
  const first = await openTab()
  first.saveItem('gradus.settings', 'early')
  await waitForRows([['gradus.settings', 'early']])
  const onDisk = new Map(browser.items)
  now.mockReturnValue(1_000_000)
  const second = await openTab()
  second.saveItem('gradus.settings', 'late')
  await waitForRows([['gradus.settings', 'late']])
  forgetSince(onDisk)
  await (await openTab()).itemsRestored()
  expect(items()).toEqual({ 'gradus.settings': 'late' })
})

test('a killed browser that forgot an erasure is erased at its next start', async () => {
  const first = await openTab()
  first.saveItem('gradus.quiz.verbal-1', 'draft')
  await first.appendResult(resultNumber(1))
  await waitForRows([['gradus.quiz.verbal-1', 'draft']])
  const onDisk = new Map(browser.items)
  expect(await first.eraseEverything()).toBe(true)
  forgetSince(onDisk)
  await (await openTab()).itemsRestored()
  expect(items()).toEqual({})
  expect(await rows()).toEqual([])
})

test('what was saved after an erasure that the browser forgot is put back alone', async () => {
  const first = await openTab()
  first.saveItem('gradus.quiz.verbal-1', 'erased')
  await waitForRows([['gradus.quiz.verbal-1', 'erased']])
  const onDisk = new Map(browser.items)
  await first.eraseEverything()
  first.saveItem('gradus.settings', 'new')
  await waitForRows([['gradus.settings', 'new']])
  forgetSince(onDisk)
  await (await openTab()).itemsRestored()
  expect(items()).toEqual({ 'gradus.settings': 'new' })
})

test('a tab does not write back what another tab has erased', async () => {
  const [first, second] = [await openTab(), await openTab()]
  await Promise.all([first.itemsRestored(), second.itemsRestored()])
  await first.eraseEverything()
  second.saveItem('gradus.settings', 'before the erasure was seen')
  // The browser applies the erasure of the other tab to localStorage.
  browser.items.delete('gradus.settings')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await rows()).toEqual([])
})

test('a result and the end of its draft are in the database together, or not at all', async () => {
  const tab = await openTab()
  tab.saveItem('gradus.quiz.verbal-1', 'draft')
  await waitForRows([['gradus.quiz.verbal-1', 'draft']])
  const finish = (saveInArray: () => boolean): readonly ItemRow[] => {
    saveInArray()
    return [tab.saveItemForTransaction('gradus.quiz.verbal-1', null).row]
  }
  fillDatabase()
  await tab.appendResult(resultNumber(1), finish)
  vi.restoreAllMocks()
  expect(await rows()).toEqual([['gradus.quiz.verbal-1', 'draft']])
  await tab.refreshResults()
  expect(await rows()).toEqual([['gradus.quiz.verbal-1', null]])
})

test('without a database, items are in localStorage alone', async () => {
  browser.blockDatabase()
  const tab = await openTab()
  expect(tab.saveItem('gradus.settings', 'chosen')).toBe(true)
  await tab.itemsRestored()
  expect(items()).toEqual({ 'gradus.settings': 'chosen' })
})

test('a database that does not answer is waited for half a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() })
  const tab = await openTab()
  const onRestored = vi.fn()
  void tab.itemsRestored().then(onRestored)
  await vi.advanceTimersByTimeAsync(499)
  expect(onRestored).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onRestored).toHaveBeenCalled()
  vi.useRealTimers()
})

test('a database that answers late does not bring back a draft that has ended meanwhile', async () => {
  const first = await openTab()
  first.saveItem('gradus.quiz.verbal-1', 'draft')
  await waitForRows([['gradus.quiz.verbal-1', 'draft']])
  browser.items.delete('gradus.saved')
  const tab = await openTab()
  const restored = tab.itemsRestored()
  await tab.appendResult(resultNumber(1), (saveInArray) => {
    saveInArray()
    return [tab.saveItemForTransaction('gradus.quiz.verbal-1', null).row]
  })
  await restored
  expect(browser.items.has('gradus.quiz.verbal-1')).toBe(false)
  expect(await rows()).toEqual([['gradus.quiz.verbal-1', null]])
})

test('records in the database that are no items of this site are left alone', async () => {
  const tab = await openTab()
  const { withStores } = await import('../browser/database.ts')
  await withStores(['items'], 'readwrite', (stores) => {
    for (const row of [
      { key: 'other', text: 'a', at: 5 },
      { key: 'gradus.a', text: 7, at: 5 },
      { key: 'gradus.b', at: 5 },
    ])
      stores('items').put(row)
    return Promise.resolve()
  })
  await tab.itemsRestored()
  expect(items()).toEqual({})
})

test('a killed browser that forgot its first result gets it back without a notice', async () => {
  const first = await openTab()
  const finish = (saveInArray: () => boolean): readonly ItemRow[] => {
    saveInArray()
    return [first.saveItemForTransaction('gradus.quiz.verbal-1', null).row]
  }
  first.saveItem('gradus.quiz.verbal-1', 'draft')
  await waitForRows([['gradus.quiz.verbal-1', 'draft']])
  const onDisk = new Map(browser.items)
  await first.appendResult(resultNumber(1), finish)
  forgetSince(onDisk)
  const second = await openTab()
  await second.refreshResults()
  expect(second.resultsStore.get()).toEqual({ isReady: true, results: [resultNumber(1)], notices: [] })
  expect(items()).toMatchObject({ greQuizResults: JSON.stringify([resultNumber(1)]) })
})

test('an item that is saved while the page is being left is in localStorage alone', async () => {
  const tab = await openTab()
  await tab.itemsRestored()
  dispatchEvent(new Event('pagehide'))
  tab.saveItem('gradus.settings', 'while leaving')
  expect(items()).toEqual({ 'gradus.settings': 'while leaving' })
  browser.dispatchPageShow(true)
  tab.saveItem('gradus.plan.7-day', '1.1')
  await waitForRows([['gradus.plan.7-day', '1.1']])
})
