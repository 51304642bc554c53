import { beforeEach, expect, test } from 'vitest'
import { installBrowser } from '../../tests/unit/fake-browser.ts'

beforeEach(() => installBrowser())

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
