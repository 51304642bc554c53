import { IDBDatabase } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { installBrowser } from '../../../tests/support/fake-browser.ts'

beforeEach(() => {
  installBrowser()
  vi.resetModules()
})

test('work that fails half-way leaves nothing behind', async () => {
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

test('what is said to be kept is on the disk', async () => {
  const { requestResult, withStores } = await import('./database.ts')
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction')
  await withStores(['marks'], 'readwrite', (stores) => requestResult(stores('marks').put(1, 'erasures')))
  expect(begin).toHaveBeenCalledWith(['marks'], 'readwrite', { durability: 'strict' })
})

test('a newer Gradus in another tab is not kept waiting, and this tab asks anew afterward', async () => {
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

test('what the disk refuses at the last moment is not said to be kept', async () => {
  const { requestResult, withStores } = await import('./database.ts')
  const kept = await withStores(['marks'], 'readwrite', async (stores) => {
    const marks = stores('marks')
    await requestResult(marks.put(1, 'erasures'))
    marks.transaction.abort()
    return true
  })
  expect(kept).toBeNull()
})

test('a database that the browser closes by itself is opened anew', async () => {
  const { requestResult, withStores } = await import('./database.ts')
  const listen = vi.spyOn(IDBDatabase.prototype, 'addEventListener')
  const count = (): Promise<number | null> =>
    withStores(['marks'], 'readonly', (stores) => requestResult(stores('marks').count()))
  expect(await count()).toBe(0)
  for (const db of listen.mock.contexts) if (db instanceof IDBDatabase) db.close()
  for (const [type, hear] of listen.mock.calls)
    if (type === 'close' && typeof hear === 'function') hear(new Event('close'))
  expect(await count()).toBe(0)
})

test('a database that fell silent is waited for no more, until it has answered once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const { withStores } = await import('./database.ts')
  let answer = (): void => undefined
  const never = new Promise<string>((resolve) => (answer = () => resolve('answered')))
  const ask = async (work: () => Promise<string>): Promise<readonly [string | null, number]> => {
    const asked = performance.now()
    const over: (string | null)[] = []
    void withStores(['marks'], 'readonly', work).then((outcome) => over.push(outcome))
    for (let turn = 1; over.length === 0; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve))
      if (turn % 10 === 0) vi.advanceTimersByTime(250)
    }
    return [over[0] ?? null, performance.now() - asked]
  }
  expect(await ask(() => never)).toEqual([null, 3000])
  expect(await ask(() => never)).toEqual([null, 250])
  answer()
  expect(await ask(() => Promise.resolve('at once'))).toEqual(['at once', 0])
  expect(await ask(() => new Promise(() => undefined))).toEqual([null, 3000])
  vi.useRealTimers()
})

test('a database that is silent while it writes is waited for longer than one that reads', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const { withStores } = await import('./database.ts')
  const over = vi.fn()
  // It is open before it falls silent.
  await withStores(['marks'], 'readonly', () => Promise.resolve('read'))
  void withStores(['marks'], 'readwrite', () => new Promise(() => undefined)).then(over)
  for (let waited = 0; waited < 5000; waited += 250) {
    await new Promise((resolve) => setImmediate(resolve))
    expect(over).not.toHaveBeenCalled()
    vi.advanceTimersByTime(250)
  }
  await new Promise((resolve) => setImmediate(resolve))
  expect(over).toHaveBeenCalledExactlyOnceWith(null)
  vi.useRealTimers()
})

test('a database that does not open is waited for three seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() })
  const { withStores } = await import('./database.ts')
  const over = vi.fn()
  void withStores(['marks'], 'readonly', () => Promise.resolve('read')).then(over)
  await vi.advanceTimersByTimeAsync(2999)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(over).toHaveBeenCalledExactlyOnceWith(null)
  vi.useRealTimers()
})
