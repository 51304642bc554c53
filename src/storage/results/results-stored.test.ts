import { expect, test, vi } from 'vitest'
import { installBrowser } from '../../../tests/support/fake-browser.ts'
import { openTab, resultNumber } from '../../../tests/support/browser-tab.ts'

test('a result is in the array, and told to be, before anything is waited for', async () => {
  const browser = installBrowser()
  const tab = await openTab()
  const told: string[] = []
  const kept = tab.appendResult(resultNumber(1), () => told.push('kept'))
  expect(told).toEqual(['kept'])
  expect(JSON.parse(browser.items.get('greQuizResults') ?? '')).toEqual([resultNumber(1)])
  browser.fillLocalStorage()
  const second = tab.appendResult(resultNumber(2), () => told.push('never'))
  await Promise.all([kept, second])
  expect(told).toEqual(['kept'])
})

test('what neither copy took is kept once there is room, and its keeper is told', async () => {
  const browser = installBrowser()
  browser.blockDatabase()
  browser.fillLocalStorage()
  const tab = await openTab()
  expect(await tab.appendResult(resultNumber(1), () => expect.unreachable())).toBe(false)
  expect(await tab.refreshResults()).toBe(false)
  browser.repairLocalStorage()
  expect(await tab.refreshResults()).toBe(true)
  expect(JSON.parse(browser.items.get('greQuizResults') ?? '')).toEqual([resultNumber(1)])
})

test('what a new result finds unreadable is set aside aloud, and the next page tells of it', async () => {
  const browser = installBrowser()
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
  browser.items.set('greQuizResults', '{broken')
  const tab = await openTab()
  expect(await tab.appendResult(resultNumber(1))).toBe(true)
  expect(browser.items.get('greQuizResults.unreadable')).toBe('{broken')
  expect(error).toHaveBeenCalledExactlyOnceWith(
    'Some stored quiz results could not be read and were set aside.',
  )
  const next = await openTab()
  await next.refreshResults()
  expect(next.resultsStore.get().notices).toEqual(['unreadable'])
})

test('where there is no room to set it aside it stays, and nothing says that it was', async () => {
  const browser = installBrowser()
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
  browser.items.set('greQuizResults', '{broken')
  browser.fillLocalStorage()
  const tab = await openTab()
  expect(await tab.appendResult(resultNumber(1))).toBe(false)
  expect(browser.items.get('greQuizResults')).toBe('{broken')
  expect(error).toHaveBeenCalledWith('Some stored quiz results could not be read and stay where they are.')
  expect(tab.resultsStore.get().results).toEqual([resultNumber(1)])
})

test('that the array holds a result is told once, at once or as soon as it does', async () => {
  const browser = installBrowser()
  const tab = await openTab()
  const told: string[] = []
  expect(await tab.appendResult(resultNumber(1), () => told.push('at once'))).toBe(true)
  browser.fillLocalStorage()
  const late = tab.appendResult(resultNumber(2), () => told.push('late'))
  browser.repairLocalStorage()
  expect(await late).toBe(true)
  expect(told).toEqual(['at once', 'late'])
})
