import { requestResult, withStores, type Stores } from '../browser/database.ts'
import { listOwnKeys, readItem, removeItem, writeItem } from '../browser/safe-local-storage.ts'
import { eraseGenerationIn } from '../erase/erase-generation.ts'
import { itemFromRow, type ItemRow } from './item-row.ts'
import { readLastSaved, writeLastSaved } from './last-saved.ts'

/**
 * Items of localStorage that must survive a killed browser. Chromium writes localStorage to the disk up to a minute
 * late, so each item is also a row in the database, which is on the disk at once. At the start of a page, the rows that
 * localStorage has forgotten are put back.
 */

/** Saves an item, or removes it if `text` is null. Returns whether localStorage took it; the database follows. */
export function saveItem(key: string, text: string | null): boolean {
  const isSaved = changeItem(key, text)
  addRow(key, text)
  return isSaved
}

/** Copies the item, as it now is in localStorage, into the database. */
export function copyItem(key: string): void {
  addRow(key, textOf(key))
}

/**
 * Saves an item, but returns the row instead of writing it. The caller writes it in one transaction with other records, so
 * that a killed browser has either all of them or none.
 */
export function saveItemForTransaction(
  key: string,
  text: string | null,
): Readonly<{ row: ItemRow; isSaved: boolean }> {
  const isSaved = changeItem(key, text)
  unwrittenRows.delete(key)
  return { row: newRow(key, text), isSaved }
}

/**
 * Writes rows in a running transaction. After an erasure in another tab, only what was saved since then is written: that
 * alone is still in localStorage. Returns whether there was one since this page has last read or written the database.
 */
export function putItemRows(stores: Stores, rows: readonly ItemRow[], eraseGeneration: number): boolean {
  const isErasedElsewhere = isRestored && eraseGeneration !== knownGeneration
  knownGeneration = eraseGeneration
  const latest = rows.filter(({ key, at }) => (changedHere.get(key) ?? 0) <= at)
  const kept = isErasedElsewhere ? latest.filter(({ key, text }) => textOf(key) === text) : latest
  for (const row of kept) stores('items').put(row)
  if (isRestored && kept.length > 0) writeLastSaved({ eraseGeneration, at: lastMoment })
  return isErasedElsewhere
}

/**
 * Resolves when everything that localStorage had forgotten is back. Wait for this before an item is read in order to be
 * changed. A database that does not answer is not waited for longer than half a second.
 */
export function itemsRestored(): Promise<void> {
  if (!restoring) {
    followPage()
    restoring = Promise.race([restore(), pause(500)])
  }
  return restoring
}

/** Resolves when the database has written all items, or has refused them. */
export function itemsWritten(): Promise<void> {
  return writing ?? Promise.resolve()
}

/** Whether this browser had forgotten items at the start of this page, because it was killed before. */
export function hadForgottenItems(): boolean {
  return hasForgotten
}

/** Call after everything was erased on this page. */
export function forgetItems(eraseGeneration: number): void {
  unwrittenRows.clear()
  changedHere.clear()
  knownGeneration = eraseGeneration
}

/** Removes everything from localStorage that was stored before an erasure that the browser forgot when it was killed. */
export function finishErasure(): void {
  for (const key of listOwnKeys() ?? []) if (!changedHere.has(key)) removeItem(key)
}

/**
 * True from pagehide until the page is shown again. Chromium drops a page from the back/forward cache if it holds a
 * transaction that another tab waits for, so nothing is written meanwhile. localStorage suffices: leaving is no crash.
 */
let hasLeftPage = false

/** Follows the page into the back/forward cache. In the capture phase, to be before everyone who saves something then. */
function followPage(): void {
  addEventListener('pagehide', () => void (hasLeftPage = true), true)
  addEventListener('pageshow', () => void (hasLeftPage = false), true)
}

function addRow(key: string, text: string | null): void {
  if (hasLeftPage) return
  unwrittenRows.set(key, newRow(key, text))
  writing ??= writeRows()
}

function newRow(key: string, text: string | null): ItemRow {
  const at = nextMoment()
  changedHere.set(key, at)
  return { key, text, at }
}

/** The rows that are not in the database yet. */
const unwrittenRows = new Map<string, ItemRow>()

/** When each item was last changed on this page. Nothing older may replace it, here or in the database. */
const changedHere = new Map<string, number>()

let restoring: Promise<void> | null = null

let hasForgotten = false

/** The erase generation when the database was last read or written. */
let knownGeneration = 0

/** When an item was last saved, so that no two moments are equal, even if the clock is set back. */
let lastMoment = 0

function nextMoment(): number {
  lastMoment = Math.max(Date.now(), lastMoment + 1, (readLastSaved()?.at ?? 0) + 1)
  if (isRestored) writeLastSaved({ eraseGeneration: knownGeneration, at: lastMoment })
  return lastMoment
}

function changeItem(key: string, text: string | null): boolean {
  return text === null ? removeItem(key) : writeItem(key, text)
}

/** False until the database was read. Until then `saved` must keep its moment: later rows are still to be put back. */
let isRestored = false

async function restore(): Promise<void> {
  const lastSaved = readLastSaved()
  const found = await withStores(['items', 'marks'], 'readonly', async (stores) => {
    const eraseGeneration = await eraseGenerationIn(stores)
    const isErased = lastSaved !== null && lastSaved.eraseGeneration < eraseGeneration
    const since = lastSaved === null || isErased ? 0 : lastSaved.at
    const rows: readonly unknown[] = await requestResult(
      stores('items').index('at').getAll(IDBKeyRange.lowerBound(since, true)),
    )
    return { eraseGeneration, isErased, rows }
  })
  isRestored = true
  if (!found) return
  knownGeneration = found.eraseGeneration
  if (found.isErased) finishErasure()
  const rows = found.rows.flatMap((row) => itemFromRow(row) ?? [])
  const forgotten = rows.filter(({ key, text }) => !changedHere.has(key) && textOf(key) !== text)
  hasForgotten = forgotten.length > 0
  for (const { key, text } of forgotten) changeItem(key, text)
  if (rows.length > 0 || found.isErased)
    writeLastSaved({
      eraseGeneration: knownGeneration,
      at: Math.max(lastMoment, lastSaved?.at ?? 0, ...rows.map(({ at }) => at)),
    })
  if (found.isErased) notifyThisTab(null)
  else for (const { key } of forgotten) notifyThisTab(key)
}

/** Other tabs get a storage event from the browser; this tab needs its own. */
function notifyThisTab(key: string | null): void {
  dispatchEvent(Object.assign(new Event('storage'), { key }))
}

function textOf(key: string): string | null {
  const stored = readItem(key)
  return stored.refused ? null : stored.text
}

let writing: Promise<void> | null = null

/** Writes the rows one transaction after another: while one is being written, only the latest text of each item waits. */
async function writeRows(): Promise<void> {
  await itemsRestored()
  if (isRestored) writeLastSaved({ eraseGeneration: knownGeneration, at: lastMoment })
  while (unwrittenRows.size > 0) {
    const rows = [...unwrittenRows.values()]
    await withStores(['items', 'marks'], 'readwrite', async (stores) => {
      putItemRows(stores, rows, await eraseGenerationIn(stores))
      stores('items').transaction.commit()
    })
    // What the database refuses stays in localStorage alone.
    for (const row of rows) if (unwrittenRows.get(row.key) === row) unwrittenRows.delete(row.key)
  }
  writing = null
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
