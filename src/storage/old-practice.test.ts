import { beforeEach, expect, test } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../tests/unit/fake-browser.ts'
import { startQuiz } from '../domain/quiz/quiz.ts'
import { dropOldPractice, waitingSets } from './old-practice.ts'
import { draftKey, keepDraft } from './quiz-draft.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

test('of unfinished sets of one’s own choice the nine left last are kept; quizzes are not touched', () => {
  const sets = Array.from({ length: 12 }, (_, at) => ({
    id: 'verbal-0' as const,
    section: 'verbal' as const,
    questionIds: [`v${at + 1}`],
  }))
  for (const [at, set] of sets.entries()) keepDraft(startQuiz(set, 'sitting', 5000 - at))
  keepDraft(startQuiz({ id: 'verbal-1', section: 'verbal', questionIds: ['v1'] }, 'sitting', 1))
  browser.items.set('gradus.quiz.verbal-0.unreadable', '{broken')
  dropOldPractice()
  expect([...browser.items.keys()]).toEqual([
    ...sets.slice(0, 9).map(draftKey),
    'gradus.quiz.verbal-1',
    'gradus.quiz.verbal-0.unreadable',
  ])
})

test('the set that was left last waits before the others, with all that its address needs', () => {
  const timed = { id: 'verbal-0', section: 'verbal', questionIds: ['v3', 'v1'], limit: 182_000 } as const
  const free = { id: 'analytical-0', section: 'analytical', questionIds: ['a9'] } as const
  keepDraft(startQuiz(free, 'left', 1000))
  keepDraft(startQuiz(timed, 'left later', 2000))
  keepDraft(startQuiz({ id: 'verbal-1', section: 'verbal', questionIds: ['v1'] }, 'no choice', 3000))
  browser.items.set('gradus.quiz.verbal-0.0.v5', '{broken')
  const waiting = waitingSets()
  expect(waiting.map(({ key }) => key)).toEqual([draftKey(timed), draftKey(free)])
  expect(waiting[0]?.draft).toMatchObject({ section: 'verbal', questionIds: ['v3', 'v1'], limit: 182_000 })
  expect(waiting[0]?.text).toBe(browser.items.get(draftKey(timed)))
})
