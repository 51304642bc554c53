import { beforeEach, expect, test, vi } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
  vi.resetModules()
})

async function rows(): Promise<readonly unknown[] | null> {
  const { requestResult, withStores } = await import('../browser/database.ts')
  return withStores(['items'], 'readonly', (stores) => requestResult(stores('items').getAll()))
}

test('an item is in localStorage at once, and in the database once its code has loaded', async () => {
  const { saveItemLazily } = await import('./save-item-lazily.ts')
  expect(saveItemLazily('gradus.plan.7-day', '1.1')).toBe(true)
  expect(saveItemLazily('gradus.plan.7-day', '1.1 1.2')).toBe(true)
  expect(browser.items.get('gradus.plan.7-day')).toBe('1.1 1.2')
  await vi.waitFor(async () =>
    expect(await rows()).toMatchObject([{ key: 'gradus.plan.7-day', text: '1.1 1.2' }]),
  )
})

test('an item that localStorage refused is not copied: the database would restore the older text later', async () => {
  const { saveItemLazily } = await import('./save-item-lazily.ts')
  browser.fillLocalStorage()
  expect(saveItemLazily('gradus.plan.7-day', '1.1')).toBe(false)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await rows()).toEqual([])
})
