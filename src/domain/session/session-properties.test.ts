import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { singleQuestion } from '../../../tests/support/questions.ts'
import { resultOf } from './outcomes.ts'
import { currentId, elapsed, startSession, type Session } from './session.ts'
import { sessionReducer, type SessionEvent } from './session-reducer.ts'

/** Rules that hold for every sequence of events, even if the device's clock jumps. */

const questionIds = ['v1', 'v2', 'v3']
const questions = questionIds.map((id) => singleQuestion(id, 'a'))
const fresh = startSession({ id: 'verbal-1', section: 'verbal', questionIds }, 'a', 1_000_000)

type EventSeed = Readonly<{ type: SessionEvent['type']; letter: string; to: number; timeStep: number }>

const timeStep = fc.oneof(
  fc.integer({ min: 0, max: 90_000 }),
  fc.integer({ min: -2_000_000, max: 2_000_000 }),
)
const eventSeed: fc.Arbitrary<EventSeed> = fc.record({
  type: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('answered' as const, 'checked' as const, 'advanced' as const) },
    { weight: 2, arbitrary: fc.constantFrom('skipped' as const, 'skipped' as const, 'moved' as const) },
    { weight: 1, arbitrary: fc.constantFrom('seen' as const, 'resumed' as const) },
  ),
  letter: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  to: fc.integer({ min: -1, max: 3 }),
  timeStep,
})

/** Half of the sessions have a time limit. */
const limit = fc.option(fc.integer({ min: 1, max: 900_000 }), { freq: 2 })

type Transition = Readonly<{ before: Session; after: Session; at: number; event: SessionEvent }>

/** Applies the events one by one. An answer is always a choice of the current question. */
function play(limit: number | null, seeds: readonly EventSeed[]): readonly Transition[] {
  let session: Session = { ...fresh, limit }
  let at = fresh.startedAt
  return seeds.map(({ type, letter, to, timeStep }) => {
    at += timeStep
    const before = session
    const event = eventOf(type, currentId(session) + letter, to, at)
    session = sessionReducer(before, event)
    return { before, after: session, at, event }
  })
}

function eventOf(type: SessionEvent['type'], choice: string, to: number, at: number): SessionEvent {
  if (type === 'answered') return { type, answer: [choice], at }
  return type === 'moved' ? { type, to, at } : { type, at }
}

function forEveryTransition(rule: (transition: Transition) => void): void {
  fc.assert(
    fc.property(limit, fc.array(eventSeed, { minLength: 1, maxLength: 40, size: 'max' }), (limit, seeds) => {
      play(limit, seeds).forEach(rule)
    }),
    { numRuns: 400 },
  )
}

describe('after any sequence of events', () => {
  test('there is a current question', () => {
    forEveryTransition(({ after }) => {
      expect(Number.isInteger(after.index)).toBe(true)
      expect(after.index).toBeGreaterThanOrEqual(0)
      expect(after.index).toBeLessThan(questionIds.length)
    })
  })

  test('every checked question has an answer, is checked once, and belongs to the session', () => {
    forEveryTransition(({ after }) => {
      expect(new Set(after.checked).size).toBe(after.checked.length)
      for (const id of after.checked) {
        expect(after.answers[id]?.join()).toMatch(new RegExp(`^${id}[a-e]$`))
        expect(questionIds).toContain(id)
      }
    })
  })

  test('a checked answer never changes, and stays checked', () => {
    forEveryTransition(({ before, after }) => {
      expect(after.checked.slice(0, before.checked.length)).toEqual(before.checked)
      for (const id of before.checked) expect(after.answers[id]).toEqual(before.answers[id])
    })
  })

  test('the index grows by one at most, except for a move', () => {
    forEveryTransition(({ before, after, event }) => {
      const hasMoved = event.type === 'moved' && after.finishedAt === null && event.to in questionIds
      if (hasMoved) expect(after.index).toBe(event.to)
      else expect([0, event.type === 'moved' ? 0 : 1]).toContain(after.index - before.index)
    })
  })

  test('elapsed time is never negative and never decreases, even if the device’s clock jumps', () => {
    forEveryTransition(({ before, after, at }) => {
      expect(elapsed(after, at)).toBeGreaterThanOrEqual(0)
      expect(elapsed(after, after.clock.seen)).toBeGreaterThanOrEqual(elapsed(before, before.clock.seen))
    })
  })

  test('no question has negative time, and together they have at most the time of the session', () => {
    forEveryTransition(({ after, at }) => {
      const spent = Object.values(after.spent)
      for (const time of spent) expect(time).toBeGreaterThanOrEqual(0)
      expect(spent.reduce((sum, time) => sum + time, 0)).toBeLessThanOrEqual(elapsed(after, at))
    })
  })

  test('when the time is up, every answer is checked and unchanged', () => {
    let timedOut = 0
    forEveryTransition(({ before, after, at }) => {
      if (after.limit === null || before.finishedAt !== null || elapsed(after, at) < after.limit) return
      timedOut += 1
      expect(elapsed(before, after.finishedAt ?? 0)).toBe(after.limit)
      expect(after.finishedAt).toBeLessThanOrEqual(at)
      expect(after.answers).toEqual(before.answers)
      expect(after.checked.toSorted()).toEqual(Object.keys(before.answers).toSorted())
    })
    expect(timedOut).toBeGreaterThan(100)
  })

  test('a finished session never changes', () => {
    let finished = 0
    forEveryTransition(({ before, after }) => {
      if (before.finishedAt === null) return
      finished += 1
      expect(after).toBe(before)
    })
    expect(finished).toBeGreaterThan(100)
  })

  test('a result counts every question once', () => {
    let finished = 0
    forEveryTransition(({ after }) => {
      if (after.finishedAt === null) return
      finished += 1
      const result = resultOf(after, questions)
      const { correctAnswers, incorrectAnswers, skippedQuestions } = result
      expect(correctAnswers + incorrectAnswers + skippedQuestions).toBe(questionIds.length)
      expect(correctAnswers + incorrectAnswers).toBe(after.checked.length)
      expect(result.timeTaken).toBeGreaterThanOrEqual(0)
    })
    expect(finished).toBeGreaterThan(100)
  })

  test('a session survives JSON unchanged', () => {
    forEveryTransition(({ after }) => expect(JSON.parse(JSON.stringify(after))).toEqual(after))
  })
})
