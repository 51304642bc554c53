import { beforeEach, expect, test } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import { listOwnKeys, readItem, removeItem, writeItem } from './safe-local-storage.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

test('what is written is read again, until it is removed', () => {
  expect(writeItem('gradus.theme', 'dark')).toBe(true)
  expect(readItem('gradus.theme')).toEqual({ refused: false, text: 'dark' })
  expect(removeItem('gradus.theme')).toBe(true)
  expect(readItem('gradus.theme')).toEqual({ refused: false, text: null })
})

test('a browser that refuses every touch throws nothing here, and is not taken for an empty one', () => {
  browser.blockLocalStorage()
  expect(readItem('greQuizResults')).toEqual({ refused: true })
  expect(writeItem('greQuizResults', '[]')).toBe(false)
  expect(removeItem('greQuizResults')).toBe(false)
  expect(listOwnKeys()).toBeNull()
})

test('a full browser says that it did not keep a text, and still reads', () => {
  writeItem('greQuizResults', '[]')
  browser.fillLocalStorage()
  expect(writeItem('greQuizResults', '[1]')).toBe(false)
  expect(readItem('greQuizResults')).toEqual({ refused: false, text: '[]' })
})

test('our own keys are those of this site, whatever feature wrote them, and no others', () => {
  for (const key of [
    'gradus.theme',
    'gradus.quiz.verbal-1',
    'greQuizResults',
    'greQuizResults.unreadable',
    'other',
  ])
    browser.items.set(key, 'x')
  expect(listOwnKeys()).toEqual([
    'gradus.theme',
    'gradus.quiz.verbal-1',
    'greQuizResults',
    'greQuizResults.unreadable',
  ])
})
