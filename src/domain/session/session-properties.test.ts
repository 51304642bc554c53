import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { singleQuestion } from '../../../tests/support/questions.ts'
import { resultOf } from './outcomes.ts'
import { currentId, elapsed, startSession, type Session } from './session.ts'
import { sessionReducer, type SessionEvent } from './session-reducer.ts'

/** Whatever happens, in whatever order, and whatever the computer's clock says meanwhile. */

const questionIds = ['v1', 'v2', 'v3']
const questions = questionIds.map((id) => singleQuestion(id, 'a'))
const fresh = startSession({ id: 'verbal-1', section: 'verbal', questionIds }, 'a', 1_000_000)

type Happening = Readonly<{ type: SessionEvent['type']; letter: string; to: number; step: number }>

const step = fc.oneof(fc.integer({ min: 0, max: 90_000 }), fc.integer({ min: -2_000_000, max: 2_000_000 }))
const happening: fc.Arbitrary<Happening> = fc.record({
  type: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('answered' as const, 'checked' as const, 'advanced' as const) },
    { weight: 2, arbitrary: fc.constantFrom('skipped' as const, 'skipped' as const, 'moved' as const) },
    { weight: 1, arbitrary: fc.constantFrom('seen' as const, 'resumed' as const) },
  ),
  letter: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  to: fc.integer({ min: -1, max: 3 }),
  step,
})

/** Without a limit as often as with one. */
const limit = fc.option(fc.integer({ min: 1, max: 900_000 }), { freq: 2 })

type Step = Readonly<{ before: Session; after: Session; at: number; event: SessionEvent }>

/** Plays the happenings one by one; a choice is always one of the current question's. */
function play(limit: number | null, happenings: readonly Happening[]): readonly Step[] {
  let quiz: Session = { ...fresh, limit }
  let at = fresh.startedAt
  return happenings.map(({ type, letter, to, step }) => {
    at += step
    const before = quiz
    const event = eventOf(type, currentId(quiz) + letter, to, at)
    quiz = sessionReducer(before, event)
    return { before, after: quiz, at, event }
  })
}

function eventOf(type: SessionEvent['type'], choice: string, to: number, at: number): SessionEvent {
  if (type === 'answered') return { type, answer: [choice], at }
  return type === 'moved' ? { type, to, at } : { type, at }
}

function always(rule: (step: Step) => void): void {
  fc.assert(
    fc.property(
      limit,
      fc.array(happening, { minLength: 1, maxLength: 40, size: 'max' }),
      (limit, happenings) => {
        play(limit, happenings).forEach(rule)
      },
    ),
    { numRuns: 400 },
  )
}

describe('after any sequence of events', () => {
  test('there is a current question', () => {
    always(({ after }) => {
      expect(Number.isInteger(after.index)).toBe(true)
      expect(after.index).toBeGreaterThanOrEqual(0)
      expect(after.index).toBeLessThan(questionIds.length)
    })
  })

  test('everything checked was answered, once, and is a question of the quiz', () => {
    always(({ after }) => {
      expect(new Set(after.checked).size).toBe(after.checked.length)
      for (const id of after.checked) {
        expect(after.answers[id]?.join()).toMatch(new RegExp(`^${id}[a-e]$`))
        expect(questionIds).toContain(id)
      }
    })
  })

  test('a checked answer stays as it was, and stays checked', () => {
    always(({ before, after }) => {
      expect(after.checked.slice(0, before.checked.length)).toEqual(before.checked)
      for (const id of before.checked) expect(after.answers[id]).toEqual(before.answers[id])
    })
  })

  test('one step forward is taken at a time, but where a question is turned to', () => {
    always(({ before, after, event }) => {
      const isTurnedTo = event.type === 'moved' && after.finishedAt === null && event.to in questionIds
      if (isTurnedTo) expect(after.index).toBe(event.to)
      else expect([0, event.type === 'moved' ? 0 : 1]).toContain(after.index - before.index)
    })
  })

  test('time is never negative and never runs back, whatever the computer’s clock does', () => {
    always(({ before, after, at }) => {
      expect(elapsed(after, at)).toBeGreaterThanOrEqual(0)
      expect(elapsed(after, after.clock.seen)).toBeGreaterThanOrEqual(elapsed(before, before.clock.seen))
    })
  })

  test('no question costs negative time, and all together no more than the quiz', () => {
    always(({ after, at }) => {
      const spent = Object.values(after.spent)
      for (const time of spent) expect(time).toBeGreaterThanOrEqual(0)
      expect(spent.reduce((sum, time) => sum + time, 0)).toBeLessThanOrEqual(elapsed(after, at))
    })
  })

  test('once the time is over every answer is checked, and stays what it was', () => {
    let timedOut = 0
    always(({ before, after, at }) => {
      if (after.limit === null || before.finishedAt !== null || elapsed(after, at) < after.limit) return
      timedOut += 1
      expect(elapsed(before, after.finishedAt ?? 0)).toBe(after.limit)
      expect(after.finishedAt).toBeLessThanOrEqual(at)
      expect(after.answers).toEqual(before.answers)
      expect(after.checked.toSorted()).toEqual(Object.keys(before.answers).toSorted())
    })
    expect(timedOut).toBeGreaterThan(100)
  })

  test('a finished quiz never changes', () => {
    let finished = 0
    always(({ before, after }) => {
      if (before.finishedAt === null) return
      finished += 1
      expect(after).toBe(before)
    })
    expect(finished).toBeGreaterThan(100)
  })

  test('a result counts each question once', () => {
    let finished = 0
    always(({ after }) => {
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

  test('what is kept of a quiz is plain data: JSON holds all of it', () => {
    always(({ after }) => expect(JSON.parse(JSON.stringify(after))).toEqual(after))
  })
})
