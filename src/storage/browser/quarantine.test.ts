import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import { quarantine } from './quarantine.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

test('quarantine copies the text to <key>.unreadable', () => {
  expect(quarantine('greQuizResults', 'x')).toBe(true)
  expect([...browser.items]).toEqual([['greQuizResults.unreadable', 'x']])
})

test('the same text is quarantined once', () => {
  quarantine('greQuizResults', 'x')
  expect(quarantine('greQuizResults', 'x')).toBe(true)
  expect(browser.items.size).toBe(1)
})

test('each of up to twenty texts gets its own key, and none is overwritten', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 25, size: 'max' }), (texts) => {
      browser.items.clear()
      const quarantined = texts.filter((text) => quarantine('key', text))
      expect(quarantined).toEqual(texts.slice(0, 20))
      expect([...browser.items.values()]).toEqual(quarantined)
    }),
  )
})

test('quarantine returns false if the text could not be stored', () => {
  browser.fillLocalStorage()
  expect(quarantine('greQuizResults', 'x')).toBe(false)
  browser.blockLocalStorage()
  expect(quarantine('greQuizResults', 'x')).toBe(false)
})
