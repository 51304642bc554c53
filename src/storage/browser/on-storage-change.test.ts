import { beforeEach, expect, test, vi } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import { onStorageChange } from './on-storage-change.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

test('who follows all keys hears of each, and whether the page was only revived, until they leave', () => {
  const note = vi.fn()
  const leave = onStorageChange(null, note)
  browser.dispatchStorageEvent('gradus.theme')
  browser.dispatchPageShow(true)
  expect(note.mock.calls).toEqual([[false], [true]])
  leave()
  browser.dispatchStorageEvent('gradus.theme')
  browser.dispatchPageShow(true)
  expect(note).toHaveBeenCalledTimes(2)
})
