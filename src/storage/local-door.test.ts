import { beforeEach, expect, test } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../tests/unit/fake-browser.ts'
import { ownLocalKeys, readLocal, removeLocal, writeLocal } from './local-door.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

test('what is written is read again, until it is removed', () => {
  expect(writeLocal('gradus.theme', 'dark')).toBe(true)
  expect(readLocal('gradus.theme')).toEqual({ refused: false, text: 'dark' })
  expect(removeLocal('gradus.theme')).toBe(true)
  expect(readLocal('gradus.theme')).toEqual({ refused: false, text: null })
})

test('a browser that refuses every touch throws nothing here, and is not taken for an empty one', () => {
  browser.blockLocal()
  expect(readLocal('greQuizResults')).toEqual({ refused: true })
  expect(writeLocal('greQuizResults', '[]')).toBe(false)
  expect(removeLocal('greQuizResults')).toBe(false)
  expect(ownLocalKeys()).toBeNull()
})

test('a full browser says that it did not keep a text, and still reads', () => {
  writeLocal('greQuizResults', '[]')
  browser.fillLocal()
  expect(writeLocal('greQuizResults', '[1]')).toBe(false)
  expect(readLocal('greQuizResults')).toEqual({ refused: false, text: '[]' })
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
  expect(ownLocalKeys()).toEqual([
    'gradus.theme',
    'gradus.quiz.verbal-1',
    'greQuizResults',
    'greQuizResults.unreadable',
  ])
})
