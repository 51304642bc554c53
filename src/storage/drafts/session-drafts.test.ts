import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { installBrowser, type FakeBrowser } from '../../../tests/support/fake-browser.ts'
import type { Quiz } from '../../domain/questions/question-set.ts'
import { startSession, type QuestionSet } from '../../domain/session/session.ts'
import type { SessionEvent } from '../../domain/session/session-event.ts'
import { sessionReducer } from '../../domain/session/session-reducer.ts'
import {
  draftKey,
  dropDraft,
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
const session = events.reduce(sessionReducer, startSession(set, 'session', 1000))

test('a saved draft is read back unchanged', () => {
  expect(saveDraft(session)).toBe(true)
  expect(readDraft(set)).toEqual(session)
})

test('each set has its own draft', () => {
  saveDraft(session)
  expect(readDraft({ ...set, id: 'verbal-2' })).toBeNull()
})

test('practice sets with other questions or another limit have separate drafts', () => {
  const one: QuestionSet = { id: 'verbal-0', section: 'verbal', questionIds: ['v1', 'v2'] }
  const another: QuestionSet = { ...one, questionIds: ['v3'] }
  const timed: QuestionSet = { ...one, limit: 180_000 }
  for (const each of [one, another, timed]) saveDraft(startSession(each, draftKey(each), 1000))
  for (const each of [one, another, timed]) expect(readDraft(each)?.id).toBe(draftKey(each))
})

test('readDraft returns the same object until the draft changes', () => {
  saveDraft(session)
  const first = readDraft(set)
  expect(readDraft(set)).toBe(first)
  saveDraft({ ...session, index: 0 })
  expect(readDraft(set)?.index).toBe(0)
})

test('isStillStored is false once another session of the set is saved, whose draft finishDraft leaves', () => {
  expect(isStillStored(session)).toBe(false)
  saveDraft(session)
  expect(isStillStored(session)).toBe(true)
  const later = { ...session, id: 'later' }
  saveDraft(later)
  expect(isStillStored(session)).toBe(false)
  finishDraft(session)
  expect(isStillStored(later)).toBe(true)
})

const finished = { ...session, finishedAt: 5000 }

test('a finished session has no draft, and readFinished returns it for its own set only', () => {
  saveDraft(session)
  finishDraft(finished)
  expect(readDraft(set)).toBeNull()
  expect(readFinished(set)).toEqual(finished)
  expect(readFinished({ ...set, id: 'verbal-2' })).toBeNull()
  expect(readFinished({ ...set, questionIds: ['v1', 'v3', 'v2'] })).toBeNull()
})

test('if a finished session cannot be stored, the previous one and the draft are removed', () => {
  finishDraft(finished)
  saveDraft({ ...session, id: 'next' })
  browser.fillLocalStorage()
  finishDraft({ ...finished, id: 'next' })
  expect(readFinished(set)).toBeNull()
  expect(readDraft(set)).toBeNull()
})

test('finishDraft leaves the draft of another session', () => {
  const later = { ...session, id: 'later' }
  saveDraft(later)
  finishDraft(finished)
  expect(readDraft(set)).toEqual(later)
})

test.each(['null', '"5"', '1e999', '8640000000000001', '0'])(
  'a finished session with finishedAt %s is invalid',
  (at) => {
    finishDraft(finished)
    const text = browser.items.get('gradus.finished') ?? ''
    browser.items.set('gradus.finished', text.replace('"finishedAt":5000', `"finishedAt":${at}`))
    expect(readFinished(set)).toBeNull()
  },
)

test('quarantineStaleDraft leaves a valid draft where it is', () => {
  saveDraft(session)
  quarantineStaleDraft(set)
  expect([...browser.items.keys()]).toEqual([key])
})

test('dropDraft deletes the draft', () => {
  saveDraft(session)
  dropDraft(set)
  expect(readDraft(set)).toBeNull()
  expect(browser.items.size).toBe(0)
})

test('an invalid draft is quarantined, and the next session does not overwrite it', () => {
  browser.items.set(key, '{broken')
  expect(readDraft(set)).toBeNull()
  quarantineStaleDraft(set)
  saveDraft(session)
  expect(browser.items.get(`${key}.unreadable`)).toBe('{broken')
  expect(readDraft(set)).toMatchObject({ id: session.id })
})

test.each([key, 'gradus.finished'])(
  'invalid text under %s is not overwritten if it cannot be quarantined',
  (at) => {
    browser.items.set(at, '{broken')
    for (let number = 1; number <= 20; number += 1)
      browser.items.set(`${at}.unreadable${number === 1 ? '' : `.${number}`}`, `text ${number}`)
    quarantineStaleDraft(set)
    expect(saveDraft(session)).toBe(at !== key)
    finishDraft(finished)
    expect(browser.items.get(at)).toBe('{broken')
  },
)

test('an invalid finished session is quarantined when the next one is finished', () => {
  browser.items.set('gradus.finished', '{broken')
  finishDraft(finished)
  expect(browser.items.get('gradus.finished.unreadable')).toBe('{broken')
  expect(readFinished(set)).toEqual(finished)
})

test('a draft with other questions than its set is not returned', () => {
  saveDraft(session)
  expect(readDraft({ ...set, questionIds: ['v1', 'v3', 'v2'] })).toBeNull()
  expect(readDraft({ ...set, questionIds: ['v1', 'v2'] })).toBeNull()
})

test.each(['-1', '3', '0.5', '1e999', 'null', '"0"'])('a draft with the index %s is invalid', (index) => {
  saveDraft(session)
  browser.items.set(key, (browser.items.get(key) ?? '').replace('"index":1', `"index":${index}`))
  expect(readDraft(set)).toBeNull()
})

test.each([
  ['time before the start', '"banked":0', '"banked":-5'],
  ['negative thinking time', '"spent":{"v1":2000}', '"spent":{"v1":-1}'],
  ['a checked question without its answer', '"answers":{"v1":["v1b"]}', '"answers":{}'],
  ['a clock that ran backward', '"seen":4000', '"seen":900'],
  ['a question that came up later than now', '"arrivedAt":3000', '"arrivedAt":3001'],
  ['a finish', '"index"', '"finishedAt":5,"index"'],
])('a draft with %s is invalid', (_, valid, invalid) => {
  saveDraft(session)
  const text = browser.items.get(key) ?? ''
  expect(text).toContain(valid)
  browser.items.set(key, text.replace(valid, invalid))
  expect(readDraft(set)).toBeNull()
})

test('no stored text makes readDraft or readFinished throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      browser.items.set(key, text)
      browser.items.set('gradus.finished', text)
      expect(readDraft(set)).toBeNull()
      expect(readFinished(set)).toBeNull()
    }),
  )
})

test('if localStorage is full or denied, saveDraft returns false and nothing throws', () => {
  browser.fillLocalStorage()
  expect(saveDraft(session)).toBe(false)
  browser.blockLocalStorage()
  expect(saveDraft(session)).toBe(false)
  expect(readDraft(set)).toBeNull()
  dropDraft(set)
})
