import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { singleQuestion } from '../../../tests/support/questions.ts'
import type { NextModuleRule, SessionMode, SessionModule } from './module.ts'
import { nextModuleOf } from './next-module.ts'
import { resultOf } from './outcomes.ts'
import type { SessionEvent } from './session-event.ts'
import { replay, sessionReducer } from './session-reducer.ts'
import {
  currentId,
  currentModule,
  deadlineOf,
  elapsed,
  isBetweenModules,
  questionIdsOf,
  startSession,
  type Session,
} from './session.ts'

/** Rules that hold for every sequence of events, even if the device's clock jumps. */

const questionIds = ['v1', 'v2', 'v3']
const startedAt = 1_000_000

type Setup = Readonly<{
  mode: SessionMode
  /** Half of the modules have a time limit. */
  limit: number | null
  nextModule: NextModuleRule
}>

const setup: fc.Arbitrary<Setup> = fc.record({
  mode: fc.constantFrom('study', 'exam'),
  limit: fc.option(fc.integer({ min: 1, max: 900_000 }), { freq: 2 }),
  nextModule: fc.constantFrom('none', 'fixed'),
})

type EventSeed = Readonly<{
  type: SessionEvent['type']
  letter: string
  to: number
  isFlagged: boolean
  timeStep: number
}>

const eventSeed: fc.Arbitrary<EventSeed> = fc.record({
  type: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom<SessionEvent['type'][]>('answered', 'checked', 'advanced') },
    { weight: 5, arbitrary: fc.constantFrom<SessionEvent['type'][]>('skipped', 'moved', 'continued') },
    { weight: 2, arbitrary: fc.constantFrom<SessionEvent['type'][]>('seen', 'resumed', 'flagged') },
    { weight: 1, arbitrary: fc.constantFrom<SessionEvent['type'][]>('reviewed', 'submitted', 'timedOut') },
  ),
  letter: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  to: fc.integer({ min: -1, max: 3 }),
  isFlagged: fc.boolean(),
  timeStep: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 0, max: 90_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: -2_000_000, max: 2_000_000 }) },
  ),
})

type Step = Readonly<{ before: Session; after: Session; at: number; event: SessionEvent }>
type Course = Readonly<{ start: Session; steps: readonly Step[]; end: Session }>

/** Applies the events one by one. An answer is always a choice of the current question. */
function play({ mode, limit, nextModule }: Setup, seeds: readonly EventSeed[]): Course {
  const second: SessionModule = { id: '2', questionIds: ['v4', 'v5'], limit, mode, tools: [] }
  const start = startSession(
    { id: 'verbal-1', section: 'verbal', questionIds, limit, mode, nextModule },
    'a',
    startedAt,
  )
  let session = start
  let at = startedAt
  const steps = seeds.map((seed): Step => {
    at += seed.timeStep
    const before = session
    const event = eventOf(seed, before, second, at)
    session = sessionReducer(before, event)
    return { before, after: session, at, event }
  })
  return { start, steps, end: session }
}

function eventOf(seed: EventSeed, session: Session, second: SessionModule, at: number): SessionEvent {
  const { type, letter, to, isFlagged } = seed
  if (type === 'answered') return { type, answer: [currentId(session) + letter], at }
  if (type === 'moved') return { type, to, at }
  if (type === 'flagged') return { type, isFlagged, at }
  if (type === 'continued') return { type, module: nextModuleOf(session, [], [second]), at }
  return { type, at }
}

function forEveryCourse(rule: (course: Course) => void): void {
  const seeds = fc.array(eventSeed, { minLength: 1, maxLength: 40, size: 'max' })
  fc.assert(
    fc.property(setup, seeds, (setup, seeds) => rule(play(setup, seeds))),
    { numRuns: 500 },
  )
}

function forEveryStep(rule: (step: Step) => void): void {
  forEveryCourse(({ steps }) => steps.forEach(rule))
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

describe('after any sequence of events', () => {
  test('there is a current question', () => {
    forEveryStep(({ after }) => expect(questionIdsOf(after)).toContain(currentId(after)))
  })

  test('every final answer belongs to the session and is listed once', () => {
    forEveryStep(({ after }) => {
      expect(new Set(after.checked).size).toBe(after.checked.length)
      for (const id of after.checked) {
        expect(after.answers[id]?.join()).toMatch(new RegExp(`^${id}[a-e]$`))
        expect(questionIdsOf(after)).toContain(id)
      }
    })
  })

  test('a final answer never changes, and stays final', () => {
    forEveryStep(({ before, after }) => {
      expect(after.checked.slice(0, before.checked.length)).toEqual(before.checked)
      for (const id of before.checked) expect(after.answers[id]).toEqual(before.answers[id])
    })
  })

  test('no answer of an exam module is final before the module ends', () => {
    let ended = 0
    forEveryStep(({ after }) => {
      const { mode, questionIds: ids } = currentModule(after)
      if (mode === 'study') return
      const isEnded = after.finishedAt !== null || isBetweenModules(after)
      ended += Number(isEnded)
      const final = ids.filter((id) => after.checked.includes(id))
      expect(final).toEqual(isEnded ? ids.filter((id) => id in after.answers) : [])
    })
    expect(ended).toBeGreaterThan(100)
  })

  test('a module that was left never changes', () => {
    let left = 0
    const answersTo = ({ answers, spent, checked, flagged }: Session, ids: readonly string[]) =>
      ids.map((id) => [answers[id], spent[id], checked.includes(id), flagged.includes(id)])
    forEveryStep(({ before, after }) => {
      const count = before.moduleEnds.length
      if (count === 0) return
      left += 1
      const leftModules = before.modules.slice(0, count)
      const ids = leftModules.flatMap((module) => module.questionIds)
      expect(after.modules.slice(0, count)).toEqual(leftModules)
      expect(after.moduleEnds.slice(0, count)).toEqual(before.moduleEnds)
      expect(answersTo(after, ids)).toEqual(answersTo(before, ids))
    })
    expect(left).toBeGreaterThan(100)
  })

  test('within a module the index grows by one at most, except for a move', () => {
    forEveryStep(({ before, after, event }) => {
      if (after.modules.length > before.modules.length) expect(after.index).toBe(0)
      else if (event.type === 'moved') expect([before.index, event.to]).toContain(after.index)
      else expect([0, 1]).toContain(after.index - before.index)
    })
  })

  test('elapsed time is never negative and never decreases, even if the device’s clock jumps', () => {
    forEveryStep(({ before, after, at }) => {
      expect(elapsed(after, at)).toBeGreaterThanOrEqual(0)
      expect(elapsed(after, after.clock.seen)).toBeGreaterThanOrEqual(elapsed(before, before.clock.seen))
    })
  })

  test('no time of a running module is lost while the device’s clock goes forward', () => {
    forEveryStep(({ before, after, at, event }) => {
      if (event.type === 'resumed' || before.finishedAt !== null || isBetweenModules(before)) return
      const deadline = deadlineOf(before) ?? Infinity
      expect(elapsed(after, at)).toBe(Math.min(deadline, elapsed(before, at)))
    })
  })

  test('no question has negative time, and together they have at most the time of the session', () => {
    forEveryStep(({ after, at }) => {
      const spent = Object.values(after.spent)
      for (const time of spent) expect(time).toBeGreaterThanOrEqual(0)
      expect(sum(spent)).toBeLessThanOrEqual(elapsed(after, at))
    })
  })

  test('when the time is up, the module has ended at its deadline, and every answer is final and unchanged', () => {
    let timedOut = 0
    forEveryStep(({ before, after, at, event }) => {
      const deadline = deadlineOf(before)
      const isRunning = before.finishedAt === null && !isBetweenModules(before)
      if (!isRunning || event.type === 'resumed' || deadline === null || elapsed(before, at) < deadline)
        return
      timedOut += 1
      expect(after.moduleEnds.at(-1)).toBe(deadline)
      expect(after.clock.seen).toBeLessThanOrEqual(at)
      expect(after.answers).toEqual(before.answers)
      for (const id of currentModule(before).questionIds)
        expect(after.checked.includes(id)).toBe(id in before.answers)
    })
    expect(timedOut).toBeGreaterThan(100)
  })

  test('a finished session never changes', () => {
    let finished = 0
    forEveryStep(({ before, after }) => {
      if (before.finishedAt === null) return
      finished += 1
      expect(after).toBe(before)
    })
    expect(finished).toBeGreaterThan(100)
  })

  test('a result counts every question once', () => {
    let finished = 0
    forEveryCourse(({ end }) => {
      if (end.finishedAt === null) return
      finished += 1
      const questions = questionIdsOf(end).map((id) => singleQuestion(id, 'a'))
      const { correctAnswers, incorrectAnswers, skippedQuestions, timeTaken } = resultOf(end, questions)
      expect(correctAnswers + incorrectAnswers + skippedQuestions).toBe(questions.length)
      expect(correctAnswers + incorrectAnswers).toBe(end.checked.length)
      expect(timeTaken).toBeGreaterThanOrEqual(0)
    })
    expect(finished).toBeGreaterThan(50)
  })

  test('the same log gives the same session again, from the start and from any moment', () => {
    forEveryCourse(({ start, steps, end }) => {
      expect(replay(start, end.log)).toEqual(end)
      const middle = steps[Math.floor(steps.length / 2)]?.before ?? start
      const later = steps.slice(Math.floor(steps.length / 2)).map(({ event }) => event)
      expect({ ...replay({ ...middle, log: [] }, later), log: [] }).toEqual({ ...end, log: [] })
    })
  })

  test('the log holds every event that changed something, with its moment', () => {
    forEveryStep(({ before, after, event, at }) => {
      if (after === before) return
      const last = after.log.at(-1)
      const expected = last?.type === 'timedOut' ? 'timedOut' : event.type
      expect([expected, 'seen']).toContain(last?.type)
      if (last?.type !== 'timedOut') expect(last?.at).toBe(at)
      expect(after.log.length - before.log.length).toBeLessThanOrEqual(1)
    })
  })

  test('a session survives JSON unchanged', () => {
    forEveryStep(({ after }) => expect(JSON.parse(JSON.stringify(after))).toEqual(after))
  })
})
