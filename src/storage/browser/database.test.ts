import { IDBDatabase } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { installBrowser } from '../../../tests/support/fake-browser.ts'

beforeEach(() => {
  installBrowser()
  vi.resetModules()
})

test('withStores writes nothing if the work throws half-way', async () => {
  const { requestResult, withStores } = await import('./database.ts')
  const broken = await withStores(['marks'], 'readwrite', async (stores) => {
    await requestResult(stores('marks').put(1, 'erasures'))
    throw new Error('The second half failed')
  })
  expect(broken).toBeNull()
  const left = await withStores(['marks'], 'readonly', async (stores) =>
    requestResult(stores('marks').count()),
  )
  expect(left).toBe(0)
})

test('transactions use strict durability', async () => {
  const { requestResult, withStores } = await import('./database.ts')
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
  await withStores(['marks'], 'readwrite', (stores) => requestResult(stores('marks').put(1, 'erasures')))
  expect(transaction).toHaveBeenCalledWith(['marks'], 'readwrite', { durability: 'strict' })
})

test('the connection is closed when another tab upgrades or deletes the database, and reopened later', async () => {
  const { requestResult, withStores } = await import('./database.ts')
  const count = (): Promise<number | null> =>
    withStores(['marks'], 'readonly', (stores) => requestResult(stores('marks').count()))
  expect(await count()).toBe(0)
  const outcome = await new Promise<string>((resolve) => {
    const request = indexedDB.deleteDatabase('gradus')
    for (const type of ['success', 'blocked']) request.addEventListener(type, () => resolve(type))
  })
  expect(outcome).toBe('success')
  expect(await count()).toBe(0)
})

test('withStores returns null if the transaction is aborted after its last request', async () => {
  const { requestResult, withStores } = await import('./database.ts')
  const outcome = await withStores(['marks'], 'readwrite', async (stores) => {
    const marks = stores('marks')
    await requestResult(marks.put(1, 'erasures'))
    marks.transaction.abort()
    return true
  })
  expect(outcome).toBeNull()
})

test('a database that the browser closes is opened again', async () => {
  const { requestResult, withStores } = await import('./database.ts')
  const addListener = vi.spyOn(IDBDatabase.prototype, 'addEventListener')
  const count = (): Promise<number | null> =>
    withStores(['marks'], 'readonly', (stores) => requestResult(stores('marks').count()))
  expect(await count()).toBe(0)
  for (const db of addListener.mock.contexts) if (db instanceof IDBDatabase) db.close()
  for (const [type, listener] of addListener.mock.calls)
    if (type === 'close' && typeof listener === 'function') listener(new Event('close'))
  expect(await count()).toBe(0)
})

test('after a timeout, later calls do not wait until the database has responded again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const { withStores } = await import('./database.ts')
  let respond = (): void => undefined
  const noResponse = new Promise<string>((resolve) => (respond = () => resolve('answered')))
  const outcomeAndWait = async (work: () => Promise<string>): Promise<readonly [string | null, number]> => {
    const startedAt = performance.now()
    const outcomes: (string | null)[] = []
    void withStores(['marks'], 'readonly', work).then((outcome) => outcomes.push(outcome))
    for (let turn = 1; outcomes.length === 0; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve))
      if (turn % 10 === 0) vi.advanceTimersByTime(250)
    }
    return [outcomes[0] ?? null, performance.now() - startedAt]
  }
  expect(await outcomeAndWait(() => noResponse)).toEqual([null, 3000])
  expect(await outcomeAndWait(() => noResponse)).toEqual([null, 250])
  respond()
  expect(await outcomeAndWait(() => Promise.resolve('at once'))).toEqual(['at once', 0])
  expect(await outcomeAndWait(() => new Promise(() => undefined))).toEqual([null, 3000])
  vi.useRealTimers()
})

test('a write has a longer timeout than a read', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const { withStores } = await import('./database.ts')
  const onOutcome = vi.fn()
  // The database opens normally and stops responding later.
  await withStores(['marks'], 'readonly', () => Promise.resolve('read'))
  void withStores(['marks'], 'readwrite', () => new Promise(() => undefined)).then(onOutcome)
  for (let waited = 0; waited < 5000; waited += 250) {
    await new Promise((resolve) => setImmediate(resolve))
    expect(onOutcome).not.toHaveBeenCalled()
    vi.advanceTimersByTime(250)
  }
  await new Promise((resolve) => setImmediate(resolve))
  expect(onOutcome).toHaveBeenCalledExactlyOnceWith(null)
  vi.useRealTimers()
})

test('opening the database times out after three seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() })
  const { withStores } = await import('./database.ts')
  const onOutcome = vi.fn()
  void withStores(['marks'], 'readonly', () => Promise.resolve('read')).then(onOutcome)
  await vi.advanceTimersByTimeAsync(2999)
  expect(onOutcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onOutcome).toHaveBeenCalledExactlyOnceWith(null)
  vi.useRealTimers()
})

test.each([
  ['SecurityError', 'Access is denied.', true],
  ['UnknownError', 'The user denied permission to access the database.', true],
  ['UnknownError', 'Internal error opening backing store.', false],
])('after %s: %s, the database counts as refused: %s', async (name, message, isRefused) => {
  const request = Object.assign(new EventTarget(), { error: new DOMException(message, name) })
  vi.stubGlobal('indexedDB', {
    open: () => {
      queueMicrotask(() => request.dispatchEvent(new Event('error')))
      return request
    },
  })
  const { isDatabaseRefused } = await import('./database.ts')
  expect(await isDatabaseRefused()).toBe(isRefused)
})
