import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import { quarantine } from './quarantine.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

test('what cannot be read is put beside its key', () => {
  expect(quarantine('greQuizResults', 'x')).toBe(true)
  expect([...browser.items]).toEqual([['greQuizResults.unreadable', 'x']])
})

test('the same text is set aside once', () => {
  quarantine('greQuizResults', 'x')
  expect(quarantine('greQuizResults', 'x')).toBe(true)
  expect(browser.items.size).toBe(1)
})

test('nothing set aside is ever overwritten: each text has its own place, for twenty of them', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 25, size: 'max' }), (texts) => {
      browser.items.clear()
      const safe = texts.filter((text) => quarantine('key', text))
      expect(safe).toEqual(texts.slice(0, 20))
      expect([...browser.items.values()]).toEqual(safe)
    }),
  )
})

test('it says so when a text could not be put in safety', () => {
  browser.fillLocalStorage()
  expect(quarantine('greQuizResults', 'x')).toBe(false)
  browser.blockLocalStorage()
  expect(quarantine('greQuizResults', 'x')).toBe(false)
})
