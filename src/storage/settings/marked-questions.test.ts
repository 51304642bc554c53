import { beforeEach, expect, test } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import { markedStore, readMarked, saveMarks } from './marked-questions.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
  markedStore.set([])
})

test('questions are marked and unmarked, the newest last', () => {
  expect(readMarked()).toEqual([])
  expect(saveMarks(['v2'], true)).toBe(true)
  saveMarks(['q1'], true)
  expect([readMarked(), markedStore.get()]).toEqual([
    ['v2', 'q1'],
    ['v2', 'q1'],
  ])
  saveMarks(['v2'], true)
  expect(readMarked()).toEqual(['q1', 'v2'])
  saveMarks(['q1', 'v2'], false)
  expect([readMarked(), [...browser.items.keys()]]).toEqual([[], []])
})

test('marks of another tab are kept, and followed', () => {
  const stop = markedStore.subscribe(() => undefined)
  browser.items.set('gradus.marked', 'v7')
  saveMarks(['v2'], true)
  expect(readMarked()).toEqual(['v7', 'v2'])
  browser.items.set('gradus.marked', 'v7 a3')
  browser.dispatchStorageEvent('gradus.marked')
  expect(markedStore.get()).toEqual(['v7', 'a3'])
  stop()
})

test('what is not the id of a question is not a mark', () => {
  browser.items.set('gradus.marked', 'v7 <b> v0 v7 x9  q1234567 q12')
  expect(readMarked()).toEqual(['v7', 'q12'])
})

test('where storage is refused, marks last as long as the page', () => {
  browser.blockLocalStorage()
  expect(saveMarks(['v2'], true)).toBe(false)
  expect(saveMarks(['v3'], true)).toBe(false)
  expect(markedStore.get()).toEqual(['v2', 'v3'])
})
