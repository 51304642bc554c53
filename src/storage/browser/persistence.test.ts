import { expect, test, vi } from 'vitest'
import { requestPersistence } from './persistence.ts'

test.each([
  ['does not promise yet to keep the data is asked to', false, 1],
  ['does so already is not asked again', true, 0],
])('a browser that %s', async (_, isPersisted, times) => {
  const persist = vi.fn(() => Promise.resolve(true))
  vi.stubGlobal('navigator', { storage: { persisted: () => Promise.resolve(isPersisted), persist } })
  await requestPersistence()
  expect(persist).toHaveBeenCalledTimes(times)
})

test.each([
  ['does not know the question', {}],
  ['fails to answer', { storage: { persisted: () => Promise.reject(new TypeError('No.')) } }],
])('a browser that %s is no trouble', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  await expect(requestPersistence()).resolves.toBeUndefined()
})
