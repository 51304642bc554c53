import { beforeEach, expect, test, vi } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../tests/unit/fake-browser.ts'
import { followKey } from './follow.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

test('who follows all keys hears of each, and whether the page was only revived, until they leave', () => {
  const note = vi.fn()
  const leave = followKey(null, note)
  browser.tellOfChange('gradus.theme')
  browser.revive(true)
  expect(note.mock.calls).toEqual([[false], [true]])
  leave()
  browser.tellOfChange('gradus.theme')
  browser.revive(true)
  expect(note).toHaveBeenCalledTimes(2)
})
