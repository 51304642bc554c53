import { beforeEach, expect, test } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import { readTargetScores, saveTargetScores, targetScoresStore } from './target-scores.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

test('targets are stored by measure, and forgotten', () => {
  expect(readTargetScores()).toEqual({})
  expect(saveTargetScores({ verbal: 160, quantitative: 165 })).toBe(true)
  expect(readTargetScores()).toEqual({ verbal: 160, quantitative: 165 })
  saveTargetScores({ quantitative: 168 })
  expect(readTargetScores()).toEqual({ quantitative: 168 })
  saveTargetScores({})
  expect([...browser.items.keys()].filter((key) => key.startsWith('gradus.target'))).toEqual([])
})

test('what is no score is no target', () => {
  browser.items.set('gradus.target-scores', 'verbal 171, quantitative 12')
  expect(readTargetScores()).toEqual({})
})

test('where storage is refused, targets last as long as the page', () => {
  browser.blockLocalStorage()
  expect(saveTargetScores({ verbal: 150 })).toBe(false)
  expect(targetScoresStore.get()).toEqual({ verbal: 150 })
})
