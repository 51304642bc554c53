import { beforeEach, expect, test, vi } from 'vitest'
import { fillDatabase, installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import { finishedSession, sixQuestions } from '../../../tests/support/finished-session.ts'
import { resultOf } from '../../domain/session/outcomes.ts'
import { questionSetOf } from '../../domain/session/session.ts'

type Page = typeof import('./save-quiz-result.ts') & typeof import('../../storage/drafts/session-drafts.ts')

let browser: FakeBrowser
let page: Page

const result = resultOf(finishedSession, sixQuestions)
const draftKey = 'gradus.quiz.verbal-1'

/** The length of everything in localStorage, names included. */
function storedLength(): number {
  return [...browser.items].flat().join('').length
}

beforeEach(async () => {
  browser = installBrowser()
  vi.resetModules()
  page = {
    ...(await import('./save-quiz-result.ts')),
    ...(await import('../../storage/drafts/session-drafts.ts')),
  }
  page.saveDraft({ ...finishedSession, finishedAt: null })
})

test('a result replaces its draft, and the session is the one finished last', async () => {
  expect(await page.saveQuizResult(finishedSession, sixQuestions).isInArray).toBe(true)
  expect(JSON.parse(browser.items.get('greQuizResults') ?? '')).toEqual([result])
  expect(browser.items.has(draftKey)).toBe(false)
  expect(page.readFinished(questionSetOf(finishedSession))).toEqual(finishedSession)
})

test.each(['full', 'working'])(
  'if localStorage is full, a result takes the space of its draft, with a %s database',
  async (database) => {
    if (database === 'full') fillDatabase()
    browser.fillLocalStorage(storedLength() + 20)
    expect(await page.saveQuizResult(finishedSession, sixQuestions).isInArray).toBe(true)
    expect(JSON.parse(browser.items.get('greQuizResults') ?? '')).toEqual([result])
  },
)

test('if only the session finished before takes its space, a result replaces it', async () => {
  browser.items.delete(draftKey)
  browser.items.set('gradus.finished', JSON.stringify({ ...finishedSession, sitting: 'earlier' }))
  browser.fillLocalStorage(storedLength() + 20)
  expect(await page.saveQuizResult(finishedSession, sixQuestions).isInArray).toBe(true)
  expect(JSON.parse(browser.items.get('greQuizResults') ?? '')).toEqual([result])
})

test('the result is on the disk before both copies are complete', async () => {
  const saved = page.saveQuizResult(finishedSession, sixQuestions)
  const order = await Promise.all([
    saved.isOnDisk.then((isOnDisk) => ['disk', isOnDisk, browser.items.has('gradus.mirrored')]),
    saved.isInArray.then((isInArray) => ['array', isInArray, browser.items.has('gradus.mirrored')]),
  ])
  expect(order).toEqual([
    ['disk', true, false],
    ['array', true, true],
  ])
})

test('a result that fits nowhere is reported', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
  browser.items.clear()
  browser.fillLocalStorage()
  expect(await page.saveQuizResult(finishedSession, sixQuestions).isInArray).toBe(false)
  expect(error).toHaveBeenCalledExactlyOnceWith('Failed to save your quiz results')
})
