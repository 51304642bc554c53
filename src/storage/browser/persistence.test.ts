import { expect, test, vi } from 'vitest'
import { requestPersistence } from './persistence.ts'

test.each([
  ['asked if storage is not persistent yet', false, 1],
  ['not asked if storage is already persistent', true, 0],
])('the browser is %s', async (_, isPersisted, times) => {
  const persist = vi.fn(() => Promise.resolve(true))
  vi.stubGlobal('navigator', { storage: { persisted: () => Promise.resolve(isPersisted), persist } })
  await requestPersistence()
  expect(persist).toHaveBeenCalledTimes(times)
})

test.each([
  ['does not exist', {}],
  ['fails', { storage: { persisted: () => Promise.reject(new TypeError('No.')) } }],
])('requestPersistence does not throw if the API %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  await expect(requestPersistence()).resolves.toBeUndefined()
})
