import { beforeEach, expect, test } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import { startSession, type QuestionSet } from '../../domain/session/session.ts'
import {
  restoreSavedSet,
  deleteSavedSet,
  dropOldSetsBefore,
  savedPracticeSets,
  type SavedPracticeSet,
} from './saved-practice-sets.ts'
import {
  draftKey,
  allDrafts,
  finishDraft,
  saveDraft,
  quarantineStaleDraft,
  readDraft,
} from './session-drafts.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

const sets: readonly QuestionSet[] = Array.from({ length: 12 }, (_, at) => ({
  id: 'verbal-0',
  section: 'verbal',
  questionIds: [`v${at + 1}`],
}))
const another: QuestionSet = { id: 'analytical-0', section: 'analytical', questionIds: ['a9'] }

test.each([
  ['a new one', another, [0, 1, 2, 3, 4, 5, 6, 7, 8]],
  ['the oldest', sets[11], [0, 1, 2, 3, 4, 5, 6, 7, 8, 11]],
  ['the newest', sets[0], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
])(
  'before starting %s, all but the nine last used other sets are deleted, and quizzes stay',
  (_, startedSet, remaining) => {
    for (const [at, set] of sets.entries()) saveDraft(startSession(set, 'session', 5000 - at))
    saveDraft(startSession({ id: 'verbal-1', section: 'verbal', questionIds: ['v1'] }, 'session', 1))
    browser.items.set('gradus.quiz.verbal-0.unreadable', '{broken')
    dropOldSetsBefore(startedSet ?? another)
    expect([...browser.items.keys()]).toEqual([
      ...sets.filter((__, at) => remaining.includes(at)).map(draftKey),
      'gradus.quiz.verbal-1',
      'gradus.quiz.verbal-0.unreadable',
    ])
  },
)

test('savedPracticeSets lists the most recently used set first, with its questions, of one section or several, and its limit', () => {
  const timed = { id: 'verbal-0', section: 'verbal', questionIds: ['v3', 'q1'], limit: 195_000 } as const
  const untimed = { id: 'analytical-0', section: 'analytical', questionIds: ['a9'] } as const
  saveDraft(startSession(untimed, 'left', 1000))
  saveDraft(startSession(timed, 'left later', 2000))
  saveDraft(startSession({ id: 'verbal-1', section: 'verbal', questionIds: ['v1'] }, 'a quiz', 3000))
  browser.items.set('gradus.quiz.verbal-0.0.v5', '{broken')
  const saved = savedPracticeSets()
  expect(saved.map(({ key }) => key)).toEqual([draftKey(timed), draftKey(untimed)])
  expect(saved[0]?.draft).toMatchObject({
    section: 'verbal',
    modules: [{ questionIds: ['v3', 'q1'], limit: 195_000 }],
  })
  expect(saved[0]?.text).toBe(browser.items.get(draftKey(timed)))
})

const set: QuestionSet = { id: 'verbal-0', section: 'verbal', questionIds: ['v3', 'v1'] }

test.each([
  ['an index past the end', '"index":0', '"index":9'],
  ['an index before the start', '"index":0', '"index":-1'],
  ['an index between two', '"index":0', '"index":0.5'],
  ['other questions than its key names', '"v3","v1"', '"v3","v2"'],
  ['a limit that its key does not name', '"limit":null', '"limit":5000'],
])('a set with %s is not listed, and is quarantined before the next one starts', (_, valid, invalid) => {
  saveDraft(startSession(set, 'session', 1000))
  const key = draftKey(set)
  const text = browser.items.get(key) ?? ''
  expect(text).toContain(valid)
  browser.items.set(key, text.replace(valid, invalid))
  expect(savedPracticeSets()).toEqual([])
  expect(readDraft(set)).toBeNull()
  quarantineStaleDraft(set)
  expect(browser.items.get(`${key}.unreadable`)).toBe(text.replace(valid, invalid))
})

/** A practice set that was started and left. */
function saveSet(): SavedPracticeSet {
  saveDraft(startSession(set, 'left', 1000))
  const [saved] = savedPracticeSets()
  if (!saved) throw new Error('savedPracticeSets() is empty')
  return saved
}

test('a set in test mode has a draft of its own', () => {
  const exam: QuestionSet = { ...set, mode: 'exam' }
  for (const each of [set, exam]) saveDraft(startSession(each, draftKey(each), 1000))
  for (const each of [set, exam]) expect(readDraft(each)?.id).toBe(draftKey(each))
  expect(savedPracticeSets()).toHaveLength(2)
})

test('a deleted set is gone, and can be restored unchanged', () => {
  const saved = saveSet()
  expect(deleteSavedSet(saved)).toBe(true)
  expect(browser.items.size).toBe(0)
  expect(restoreSavedSet(saved)).toBe(true)
  expect(savedPracticeSets()).toEqual([saved])
})

test('a deleted set is not restored over one that was started again', () => {
  const saved = saveSet()
  deleteSavedSet(saved)
  saveDraft(startSession(set, 'started again', 2000))
  expect(restoreSavedSet(saved)).toBe(true)
  expect(readDraft(set)?.id).toBe('started again')
})

test('deleting and restoring return false if localStorage is full or denied', () => {
  const saved = saveSet()
  deleteSavedSet(saved)
  browser.fillLocalStorage()
  expect(restoreSavedSet(saved)).toBe(false)
  browser.blockLocalStorage()
  expect([deleteSavedSet(saved), restoreSavedSet(saved)]).toEqual([false, false])
})

test('the most recently used set is the one seen last, not the one started last', () => {
  const [one, other] = [sets[0] ?? another, sets[1] ?? another]
  const early = startSession(one, 'started first', 1000)
  saveDraft({ ...early, clock: { ...early.clock, seen: 9000 } })
  saveDraft(startSession(other, 'started later', 2000))
  expect(savedPracticeSets().map(({ draft }) => draft.id)).toEqual(['started first', 'started later'])
})

test('allDrafts returns unfinished quizzes and practice sets, but no finished ones', () => {
  const finished = startSession({ ...set, id: 'verbal-2' }, 'finished', 1000)
  saveDraft(startSession({ ...set, id: 'verbal-1' }, 'a quiz', 1000))
  saveDraft(startSession(set, 'a set', 2000))
  saveDraft(finished)
  finishDraft({ ...finished, finishedAt: 3000 })
  browser.items.set('gradus.quiz.verbal-3', '{broken')
  expect(allDrafts().map(({ id }) => id)).toEqual(['a quiz', 'a set'])
})
