import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import type { Quiz } from '../../domain/questions/question-set.ts'
import { startSession, type QuestionSet } from '../../domain/session/session.ts'
import { sessionReducer, type SessionEvent } from '../../domain/session/session-reducer.ts'
import {
  draftKey,
  dropDraft,
  dropDraftOf,
  finishDraft,
  isStillStored,
  saveDraft,
  quarantineStaleDraft,
  readDraft,
  readFinished,
} from './session-drafts.ts'

let browser: FakeBrowser

beforeEach(() => {
  browser = installBrowser()
})

const key = 'gradus.quiz.verbal-1'
const set: Quiz = { id: 'verbal-1', section: 'verbal', number: 1, questionIds: ['v1', 'v2', 'v3'] }
const events: readonly SessionEvent[] = [
  { type: 'answered', answer: ['v1b'], at: 2000 },
  { type: 'checked', at: 3000 },
  { type: 'advanced', at: 4000 },
]
const quiz = events.reduce(sessionReducer, startSession(set, 'sitting', 1000))

test('a quiz in progress is read as it was kept', () => {
  expect(saveDraft(quiz)).toBe(true)
  expect(readDraft(set)).toEqual(quiz)
})

test('each set has its own draft', () => {
  saveDraft(quiz)
  expect(readDraft({ ...set, id: 'verbal-2' })).toBeNull()
})

test('sets of one’s own choice have drafts of their own, with a limit and without', () => {
  const one: QuestionSet = { id: 'verbal-0', section: 'verbal', questionIds: ['v1', 'v2'] }
  const another: QuestionSet = { ...one, questionIds: ['v3'] }
  const timed: QuestionSet = { ...one, limit: 180_000 }
  for (const each of [one, another, timed]) saveDraft(startSession(each, draftKey(each), 1000))
  for (const each of [one, another, timed]) expect(readDraft(each)?.id).toBe(draftKey(each))
})

test('the same draft is the same object, and another is another', () => {
  saveDraft(quiz)
  const first = readDraft(set)
  expect(readDraft(set)).toBe(first)
  saveDraft({ ...quiz, index: 0 })
  expect(readDraft(set)?.index).toBe(0)
})

test('a sitting is kept until it is dropped or another has taken its place', () => {
  expect(isStillStored(quiz)).toBe(false)
  saveDraft(quiz)
  expect(isStillStored(quiz)).toBe(true)
  const later = { ...quiz, id: 'later' }
  saveDraft(later)
  expect(isStillStored(quiz)).toBe(false)
  dropDraftOf(quiz)
  expect(isStillStored(later)).toBe(true)
})

const finished = { ...quiz, finishedAt: 5000 }

test('a quiz that is over leaves its draft, and is read as it was finished, for its own set', () => {
  saveDraft(quiz)
  finishDraft(finished)
  expect(readDraft(set)).toBeNull()
  expect(readFinished(set)).toEqual(finished)
  expect(readFinished({ ...set, id: 'verbal-2' })).toBeNull()
  expect(readFinished({ ...set, questionIds: ['v1', 'v3', 'v2'] })).toBeNull()
})

test('a finished quiz for which there is no room takes the one before it along, and its draft', () => {
  finishDraft(finished)
  saveDraft({ ...quiz, id: 'next' })
  browser.fillLocalStorage()
  finishDraft({ ...finished, id: 'next' })
  expect(readFinished(set)).toBeNull()
  expect(readDraft(set)).toBeNull()
})

test('the draft of a quiz begun since is left', () => {
  const later = { ...quiz, id: 'later' }
  saveDraft(later)
  finishDraft(finished)
  expect(readDraft(set)).toEqual(later)
})

test.each(['null', '"5"', '1e999', '8640000000000001', '0'])('a quiz finished at %s was not', (at) => {
  finishDraft(finished)
  const text = browser.items.get('gradus.finished') ?? ''
  browser.items.set('gradus.finished', text.replace('"finishedAt":5000', `"finishedAt":${at}`))
  expect(readFinished(set)).toBeNull()
})

test('a draft that can be read is left where it is when way is made', () => {
  saveDraft(quiz)
  quarantineStaleDraft(set)
  expect([...browser.items.keys()]).toEqual([key])
})

test('a dropped draft is gone', () => {
  saveDraft(quiz)
  dropDraft(set)
  expect(readDraft(set)).toBeNull()
  expect(browser.items.size).toBe(0)
})

test('a draft that cannot be read is set aside, where the next quiz does not overwrite it', () => {
  browser.items.set(key, '{broken')
  expect(readDraft(set)).toBeNull()
  quarantineStaleDraft(set)
  saveDraft(quiz)
  expect(browser.items.get(`${key}.unreadable`)).toBe('{broken')
  expect(readDraft(set)).toMatchObject({ id: quiz.id })
})

test.each([key, 'gradus.finished'])(
  'what stands unreadable under %s stays where nothing can be set aside',
  (at) => {
    browser.items.set(at, '{broken')
    for (let place = 1; place <= 20; place += 1)
      browser.items.set(`${at}.unreadable${place === 1 ? '' : `.${place}`}`, `text ${place}`)
    quarantineStaleDraft(set)
    expect(saveDraft(quiz)).toBe(at !== key)
    finishDraft(finished)
    expect(browser.items.get(at)).toBe('{broken')
  },
)

test('a finished quiz that cannot be read is set aside when the next is finished', () => {
  browser.items.set('gradus.finished', '{broken')
  finishDraft(finished)
  expect(browser.items.get('gradus.finished.unreadable')).toBe('{broken')
  expect(readFinished(set)).toEqual(finished)
})

test('a draft of other questions than the set has now is not taken up', () => {
  saveDraft(quiz)
  expect(readDraft({ ...set, questionIds: ['v1', 'v3', 'v2'] })).toBeNull()
  expect(readDraft({ ...set, questionIds: ['v1', 'v2'] })).toBeNull()
})

test.each(['-1', '3', '0.5', '1e999', 'null', '"0"'])(
  'a draft that stands at question %s is none',
  (index) => {
    saveDraft(quiz)
    browser.items.set(key, (browser.items.get(key) ?? '').replace('"index":1', `"index":${index}`))
    expect(readDraft(set)).toBeNull()
  },
)

test.each([
  ['time before the start', '"banked":0', '"banked":-5'],
  ['negative thinking time', '"spent":{"v1":2000}', '"spent":{"v1":-1}'],
  ['a checked question without its answer', '"answers":{"v1":["v1b"]}', '"answers":{}'],
  ['a clock that ran backward', '"seen":4000', '"seen":900'],
  ['a question that came up later than now', '"arrivedAt":3000', '"arrivedAt":3001'],
  ['a finish', '"index"', '"finishedAt":5,"index"'],
])('a draft with %s is none: no quiz can come to that', (_, was, is) => {
  saveDraft(quiz)
  const text = browser.items.get(key) ?? ''
  expect(text).toContain(was)
  browser.items.set(key, text.replace(was, is))
  expect(readDraft(set)).toBeNull()
})

test('no text at all in its place makes the page fail', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      browser.items.set(key, text)
      browser.items.set('gradus.finished', text)
      expect(readDraft(set)).toBeNull()
      expect(readFinished(set)).toBeNull()
    }),
  )
})

test('a browser that refuses or is full says so and breaks nothing', () => {
  browser.fillLocalStorage()
  expect(saveDraft(quiz)).toBe(false)
  browser.blockLocalStorage()
  expect(saveDraft(quiz)).toBe(false)
  expect(readDraft(set)).toBeNull()
  dropDraft(set)
})
