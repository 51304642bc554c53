import { expect, test } from 'vitest'
import { installBrowser } from '../../tests/unit/fake-browser.ts'
import { openTab, resultNumber } from '../../tests/unit/tab.ts'

test('a result is in the array, and told to be, before anything is waited for', async () => {
  const browser = installBrowser()
  const tab = await openTab()
  const told: string[] = []
  const kept = tab.appendResult(resultNumber(1), () => told.push('kept'))
  expect(told).toEqual(['kept'])
  expect(JSON.parse(browser.items.get('greQuizResults') ?? '')).toEqual([resultNumber(1)])
  browser.fillLocal()
  const second = tab.appendResult(resultNumber(2), () => told.push('never'))
  await Promise.all([kept, second])
  expect(told).toEqual(['kept'])
})
