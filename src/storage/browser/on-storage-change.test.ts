import { beforeEach, expect, test, vi } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import { onStorageChange } from './on-storage-change.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

test('onStorageChange(null) reports changes of every key and restored pages, until stopped', () => {
  const onChange = vi.fn()
  const stop = onStorageChange(null, onChange)
  browser.dispatchStorageEvent('gradus.theme')
  browser.dispatchPageShow(true)
  expect(onChange.mock.calls).toEqual([[false], [true]])
  stop()
  browser.dispatchStorageEvent('gradus.theme')
  browser.dispatchPageShow(true)
  expect(onChange).toHaveBeenCalledTimes(2)
})
