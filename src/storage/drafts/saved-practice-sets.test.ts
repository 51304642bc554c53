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
  ['the youngest', sets[0], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
])('beside %s, the nine unfinished sets left last are kept; quizzes are not touched', (_, sat, kept) => {
  for (const [at, set] of sets.entries()) saveDraft(startSession(set, 'sitting', 5000 - at))
  saveDraft(startSession({ id: 'verbal-1', section: 'verbal', questionIds: ['v1'] }, 'sitting', 1))
  browser.items.set('gradus.quiz.verbal-0.unreadable', '{broken')
  dropOldSetsBefore(sat ?? another)
  expect([...browser.items.keys()]).toEqual([
    ...sets.filter((__, at) => kept.includes(at)).map(draftKey),
    'gradus.quiz.verbal-1',
    'gradus.quiz.verbal-0.unreadable',
  ])
})

test('the set that was left last waits before the others, with all that its address needs', () => {
  const timed = { id: 'verbal-0', section: 'verbal', questionIds: ['v3', 'v1'], limit: 182_000 } as const
  const free = { id: 'analytical-0', section: 'analytical', questionIds: ['a9'] } as const
  saveDraft(startSession(free, 'left', 1000))
  saveDraft(startSession(timed, 'left later', 2000))
  saveDraft(startSession({ id: 'verbal-1', section: 'verbal', questionIds: ['v1'] }, 'no choice', 3000))
  browser.items.set('gradus.quiz.verbal-0.0.v5', '{broken')
  const waiting = savedPracticeSets()
  expect(waiting.map(({ key }) => key)).toEqual([draftKey(timed), draftKey(free)])
  expect(waiting[0]?.draft).toMatchObject({ section: 'verbal', questionIds: ['v3', 'v1'], limit: 182_000 })
  expect(waiting[0]?.text).toBe(browser.items.get(draftKey(timed)))
})

const set: QuestionSet = { id: 'verbal-0', section: 'verbal', questionIds: ['v3', 'v1'] }

test.each([
  ['an index past the end', '"index":0', '"index":9'],
  ['an index before the start', '"index":0', '"index":-1'],
  ['an index between two', '"index":0', '"index":0.5'],
  ['other questions than its key names', '"v3","v1"', '"v3","v2"'],
  ['a limit that its key does not name', '"limit":null', '"limit":5000'],
])('a set with %s is not offered, and set aside before the next is begun', (_, was, is) => {
  saveDraft(startSession(set, 'sitting', 1000))
  const key = draftKey(set)
  const text = browser.items.get(key) ?? ''
  expect(text).toContain(was)
  browser.items.set(key, text.replace(was, is))
  expect(savedPracticeSets()).toEqual([])
  expect(readDraft(set)).toBeNull()
  quarantineStaleDraft(set)
  expect(browser.items.get(`${key}.unreadable`)).toBe(text.replace(was, is))
})

/** The set, begun and left. */
function leftSet(): SavedPracticeSet {
  saveDraft(startSession(set, 'left', 1000))
  const [waiting] = savedPracticeSets()
  if (!waiting) throw new Error('A set waits')
  return waiting
}

test('a dropped set is gone, and can be brought back as it was', () => {
  const waiting = leftSet()
  expect(deleteSavedSet(waiting)).toBe(true)
  expect(browser.items.size).toBe(0)
  expect(restoreSavedSet(waiting)).toBe(true)
  expect(savedPracticeSets()).toEqual([waiting])
})

test('a dropped set is not brought back over one begun anew since, which waits in its place', () => {
  const waiting = leftSet()
  deleteSavedSet(waiting)
  saveDraft(startSession(set, 'begun anew', 2000))
  expect(restoreSavedSet(waiting)).toBe(true)
  expect(readDraft(set)?.id).toBe('begun anew')
})

test('where the browser is full or refuses, a set is not said to be dropped or back', () => {
  const waiting = leftSet()
  deleteSavedSet(waiting)
  browser.fillLocalStorage()
  expect(restoreSavedSet(waiting)).toBe(false)
  browser.blockLocalStorage()
  expect([deleteSavedSet(waiting), restoreSavedSet(waiting)]).toEqual([false, false])
})

test('which set was left last is told by when it was seen last, not by when it was begun', () => {
  const [one, other] = [sets[0] ?? another, sets[1] ?? another]
  const early = startSession(one, 'begun first', 1000)
  saveDraft({ ...early, clock: { ...early.clock, seen: 9000 } })
  saveDraft(startSession(other, 'begun later', 2000))
  expect(savedPracticeSets().map(({ draft }) => draft.id)).toEqual(['begun first', 'begun later'])
})

test('all quizzes in progress are told, sets of one’s own choice among them, and none that is over', () => {
  const over = startSession({ ...set, id: 'verbal-2' }, 'over', 1000)
  saveDraft(startSession({ ...set, id: 'verbal-1' }, 'a quiz', 1000))
  saveDraft(startSession(set, 'a set', 2000))
  saveDraft(over)
  finishDraft({ ...over, finishedAt: 3000 })
  browser.items.set('gradus.quiz.verbal-3', '{broken')
  expect(allDrafts().map(({ id }) => id)).toEqual(['a quiz', 'a set'])
})
