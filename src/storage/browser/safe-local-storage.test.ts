import { beforeEach, expect, test } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import { listOwnKeys, readItem, removeItem, writeItem } from './safe-local-storage.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

test('a written text can be read until it is removed', () => {
  expect(writeItem('gradus.theme', 'dark')).toBe(true)
  expect(readItem('gradus.theme')).toEqual({ refused: false, text: 'dark' })
  expect(removeItem('gradus.theme')).toBe(true)
  expect(readItem('gradus.theme')).toEqual({ refused: false, text: null })
})

test('if access is denied, nothing throws, and storage does not look empty', () => {
  browser.blockLocalStorage()
  expect(readItem('greQuizResults')).toEqual({ refused: true })
  expect(writeItem('greQuizResults', '[]')).toBe(false)
  expect(removeItem('greQuizResults')).toBe(false)
  expect(listOwnKeys()).toBeNull()
})

test('if storage is full, writing returns false and reading still works', () => {
  writeItem('greQuizResults', '[]')
  browser.fillLocalStorage()
  expect(writeItem('greQuizResults', '[1]')).toBe(false)
  expect(readItem('greQuizResults')).toEqual({ refused: false, text: '[]' })
})

test('listOwnKeys returns exactly the keys of this site', () => {
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
