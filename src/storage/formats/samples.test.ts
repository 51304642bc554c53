import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../../tests/unit/fake-browser.ts'
import { latestVerdicts } from '../../domain/history/attempt.ts'
import { elapsedSeconds } from '../../domain/quiz/quiz.ts'
import { quizReducer } from '../../domain/quiz/quiz-reducer.ts'
import { appendAttempt, attemptsStore, refreshAttempts } from '../attempts.ts'
import { backupFromText } from '../backup-text.ts'
import { keepDraft, readDraft, readFinished } from '../quiz-draft.ts'
import { resultsFromText } from '../results-text.ts'
import { settingsStore } from '../settings.ts'

/** Old data is sacred: every shape ever written is still read, from a sample that never changes. */

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

function sample(name: string): string {
  return readFileSync(new URL(`./samples/${name}.json`, import.meta.url), 'utf8')
}

test('the array of results, version 1', () => {
  const text = sample('gre-quiz-results-v1')
  const { results, unreadable } = resultsFromText(text)
  expect(unreadable).toBeNull()
  expect(results).toEqual(JSON.parse(text))
  expect(results.map(({ sectionType }) => sectionType)).toEqual(['verbal', 'quantitative', 'analytical'])
})

test.each(['backup-v1', 'backup-v2', 'backup-v3'])('the export file, %s', (name) => {
  const text = sample(name)
  const read = backupFromText(text)
  expect(read.ok && read.backup).toEqual(JSON.parse(text))
})

test('an attempt, version 1, in the database and in an export', async () => {
  const read = backupFromText(sample('backup-v1'))
  if (!read.ok) throw new Error(read.problem)
  const [attempt] = read.backup.attempts
  expect(attempt).toEqual(JSON.parse(sample('attempt-v1')))
  if (attempt) await appendAttempt(attempt)
  attemptsStore.set([])
  await refreshAttempts()
  expect(attemptsStore.get()).toEqual([attempt])
  expect(latestVerdicts(attemptsStore.get()).get('v12')).toBe('right')
})

test('a quiz in progress, version 1, goes on at its question and time', () => {
  browser.items.set('gradus.quiz.verbal-1', sample('quiz-draft-v1'))
  const questionIds = ['v1', 'v2', 'v3', 'v4', 'v5']
  const quiz = readDraft({ id: 'verbal-1', section: 'verbal', questionIds })
  if (!quiz) throw new Error('The draft was not read')
  expect(quiz).toMatchObject({ index: 2, answers: { v1: ['v1c'], v3: ['v3a'] }, checked: ['v1'] })
  const at = Date.UTC(2030, 0)
  expect(elapsedSeconds(quizReducer(quiz, { type: 'resumed', at }), at)).toBe(62)
  keepDraft(quiz)
  const kept: unknown = JSON.parse(browser.items.get('gradus.quiz.verbal-1') ?? '')
  expect(kept).toEqual(JSON.parse(sample('quiz-draft-v2')))
})

test('a quiz in progress, version 2, is read as it was written', () => {
  browser.items.set('gradus.quiz.verbal-1', sample('quiz-draft-v2'))
  const questionIds = ['v1', 'v2', 'v3', 'v4', 'v5']
  const quiz = readDraft({ id: 'verbal-1', section: 'verbal', questionIds })
  expect(quiz).toEqual({ ...JSON.parse(sample('quiz-draft-v2')), finishedAt: null })
})

test('the quiz that was finished last, version 1', () => {
  browser.items.set('gradus.finished', sample('quiz-finished-v1'))
  const questionIds = ['v1', 'v2', 'v3', 'v4', 'v5']
  const quiz = readFinished({ id: 'verbal-1', section: 'verbal', questionIds })
  expect(quiz).toEqual(JSON.parse(sample('quiz-finished-v1')))
})

test('the settings, version 1', () => {
  browser.items.set('gradus.settings', sample('settings-v1'))
  const leave = settingsStore.subscribe(() => undefined)
  expect(settingsStore.get()).toEqual({ keys: false, clock: false })
  leave()
})
