import { expect, test } from 'vitest'
import { makeChoices, singleQuestion } from '../../../tests/support/questions.ts'
import { testForm } from '../../../tests/support/test-form.ts'
import type { Question } from '../questions/question.ts'
import { sessionReducer, replay } from '../session/session-reducer.ts'
import { startSession, type Session } from '../session/session.ts'
import type { SessionEvent } from '../session/session-event.ts'
import { adviceFor } from './advice.ts'
import { countInterruptions, reportOf, seenInLastMinutes, tallyOfMeasure } from './test-report.ts'
import { testSet } from './test-set.ts'
import { seenQuestions, visitsOf } from './visits.ts'

const { set } = testSet(testForm, 'verbal-1', 1)
const ids = testForm.sections.verbal.first
const questions = ids.map((id) => singleQuestion(id, 'a'))
const idAt = (index: number): string => ids[index] ?? ''

function taken(...events: readonly SessionEvent[]): Session {
  return replay(startSession(set, 's', 0), events)
}

const answer = (index: number, choice: string, at: number): SessionEvent => ({
  type: 'answered',
  answer: [`${idAt(index)}${choice}`],
  at,
})

test('a question tells how long it took, how often it was visited, and what became of its answer', () => {
  const session = taken(
    answer(0, 'b', 40_000),
    { type: 'flagged', isFlagged: true, at: 45_000 },
    { type: 'moved', to: 1, at: 50_000 },
    answer(1, 'a', 55_000),
    { type: 'moved', to: 0, at: 60_000 },
    answer(0, 'a', 80_000),
    { type: 'reviewed', at: 90_000 },
    { type: 'submitted', at: 120_000 },
  )
  const [section] = reportOf(session, questions)
  expect(section).toMatchObject({
    part: 'verbal-1',
    position: 1,
    limit: 1080,
    seconds: 120,
    isTimedOut: false,
  })
  const [first, second, third] = section?.questions ?? []
  expect(first).toMatchObject({
    ...{ number: 1, outcome: 'correct', seconds: 80, visits: 2, isMarked: true },
    ...{ change: 'wrong to right', isGuess: false, isSlow: false },
  })
  expect(second).toMatchObject({ outcome: 'correct', seconds: 10, visits: 1, change: null, isGuess: true })
  expect(third).toMatchObject({ outcome: 'skipped', seconds: 0, visits: 0, isGuess: false })
  expect([...seenQuestions(session)]).toEqual([idAt(0), idAt(1)])
})

test('time away, and time on the review screen, belongs to no visit', () => {
  const session = taken(
    { type: 'seen', at: 20_000 },
    { type: 'resumed', at: 900_000 },
    { type: 'reviewed', at: 910_000 },
    { type: 'moved', to: 3, at: 950_000 },
    { type: 'submitted', at: 960_000 },
  )
  const lengths = visitsOf(session).map(({ question, from, until }) => [question, until - from])
  expect(lengths).toEqual([
    [idAt(0), 20_000],
    [idAt(0), 10_000],
    [idAt(3), 10_000],
  ])
  expect(countInterruptions(session)).toBe(1)
})

test('a right answer that was changed for the worse, and one that came back to itself', () => {
  const [section] = reportOf(
    taken(
      answer(0, 'a', 30_000),
      answer(0, 'b', 35_000),
      { type: 'moved', to: 1, at: 40_000 },
      answer(1, 'a', 50_000),
      answer(1, 'b', 52_000),
      answer(1, 'a', 54_000),
      { type: 'submitted', at: 60_000 },
    ),
    questions,
  )
  expect(section?.questions.slice(0, 2).map(({ change }) => change)).toEqual(['right to wrong', null])
})

test('ticks one after another are one answer, and count as changed only at another visit', () => {
  const several = questions.map((question, index): Question =>
    index < 2 ? { ...question, kind: 'several', choices: makeChoices(question.id, 'abc', 'ac') } : question,
  )
  const tick = (index: number, letters: string, at: number): SessionEvent => ({
    type: 'answered',
    answer: Array.from(letters, (letter) => `${idAt(index)}${letter}`),
    at,
  })
  const session = taken(
    tick(0, 'a', 10_000),
    tick(0, 'ab', 12_000),
    { type: 'seen', at: 13_000 },
    tick(0, 'ac', 14_000),
    { type: 'moved', to: 1, at: 20_000 },
    tick(1, 'a', 22_000),
    { type: 'moved', to: 0, at: 30_000 },
    { type: 'moved', to: 1, at: 40_000 },
    tick(1, 'ac', 42_000),
    { type: 'submitted', at: 60_000 },
  )
  const [section] = reportOf(session, several)
  expect(section?.questions.slice(0, 2).map(({ change }) => change)).toEqual([null, 'wrong to right'])
})

test('questions that were first seen in the last five minutes', () => {
  const session = taken(
    { type: 'moved', to: 1, at: 100_000 },
    { type: 'moved', to: 2, at: 800_000 },
    { type: 'submitted', at: 1_000_000 },
  )
  expect([...seenInLastMinutes(session)]).toEqual([idAt(2)])
})

test('the tally of a measure counts right and answered by section, and knows the version of the second', () => {
  const report = reportOf(taken(answer(0, 'a', 20_000), { type: 'submitted', at: 60_000 }), questions)
  expect(tallyOfMeasure('verbal', report)).toEqual({
    measure: 'verbal',
    first: { right: 1, answered: 1, isTimed: true },
    second: null,
  })
  expect(tallyOfMeasure('quantitative', report)).toMatchObject({ first: null, second: null })
})

test('time that ran out with questions open comes first among the advice, and there are at most three', () => {
  const begun = taken(answer(0, 'b', 20_000), { type: 'moved', to: 1, at: 400_000 }, answer(1, 'b', 410_000))
  const session = sessionReducer(begun, { type: 'seen', at: 1_080_000 })
  const report = reportOf(session, questions)
  expect(report[0]?.isTimedOut).toBe(true)
  const advice = adviceFor(report)
  expect(advice[0]?.text).toMatch(/^Time ran out with 10 questions open\./)
  expect(advice.length).toBeLessThanOrEqual(3)
})

test('where nothing stands out, the advice says so', () => {
  const events = ids.flatMap((_, index): readonly SessionEvent[] => [
    { type: 'moved', to: index, at: index * 60_000 },
    answer(index, 'a', index * 60_000 + 50_000),
  ])
  const report = reportOf(taken(...events, { type: 'submitted', at: 720_000 }), questions)
  expect(adviceFor(report).map(({ text }) => text.slice(0, 22))).toEqual(['Nothing stands out as '])
})
