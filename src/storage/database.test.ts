import { IDBDatabase } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { installBrowser } from '../../tests/unit/fake-browser.ts'

beforeEach(() => {
  installBrowser()
  vi.resetModules()
})

test('work that fails half-way leaves nothing behind', async () => {
  const { answered, withStores } = await import('./database.ts')
  const broken = await withStores(['marks'], 'readwrite', async (stores) => {
    await answered(stores('marks').put(1, 'erasures'))
    throw new Error('The second half failed')
  })
  expect(broken).toBeNull()
  const left = await withStores(['marks'], 'readonly', async (stores) => answered(stores('marks').count()))
  expect(left).toBe(0)
})

test('what is said to be kept is on the disk', async () => {
  const { answered, withStores } = await import('./database.ts')
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction')
  await withStores(['marks'], 'readwrite', (stores) => answered(stores('marks').put(1, 'erasures')))
  expect(begin).toHaveBeenCalledWith(['marks'], 'readwrite', { durability: 'strict' })
})

test('a newer Gradus in another tab is not kept waiting, and this tab asks anew afterward', async () => {
  const { answered, withStores } = await import('./database.ts')
  const count = (): Promise<number | null> =>
    withStores(['marks'], 'readonly', (stores) => answered(stores('marks').count()))
  expect(await count()).toBe(0)
  const outcome = await new Promise<string>((resolve) => {
    const request = indexedDB.deleteDatabase('gradus')
    for (const type of ['success', 'blocked']) request.addEventListener(type, () => resolve(type))
  })
  expect(outcome).toBe('success')
  expect(await count()).toBe(0)
})
