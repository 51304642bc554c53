import fc from 'fast-check'
import { expect, test } from 'vitest'
import { singleQuestion } from '../../../tests/support/questions.ts'
import type { NextModuleRule, SessionModule } from './module.ts'
import { nextModuleOf } from './next-module.ts'
import { secondSectionRule } from './second-section.ts'
import type { SessionEvent } from './session-event.ts'
import { replay } from './session-reducer.ts'
import { startSession, type Session } from './session.ts'

const idsFrom = (first: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `v${first + index}`)

const firstIds = idsFrom(1, 12)
const questions = idsFrom(1, 57).map((id) => singleQuestion(id, 'a'))

function moduleOf(id: string, first: number): SessionModule {
  return { id, questionIds: idsFrom(first, 15), limit: null, mode: 'exam', tools: [] }
}

const available = [moduleOf('2-hard', 43), moduleOf('2-easy', 13), moduleOf('2-medium', 28)]
const rule = secondSectionRule({ easy: '2-easy', medium: '2-medium', hard: '2-hard' })

type Given = 'right' | 'wrong' | 'nothing'

/** A session whose first module was submitted with these answers, given in the order of `visits`. */
function afterFirstModule(
  given: readonly Given[],
  visits: readonly number[],
  nextModule: NextModuleRule = rule,
): Session {
  const start = startSession(
    { id: 'verbal-9', section: 'verbal', questionIds: firstIds, mode: 'exam', nextModule },
    'a',
    0,
  )
  const events = visits.flatMap((index, visit): readonly SessionEvent[] => {
    const answer = given[index] === 'nothing' ? [] : [`v${index + 1}${given[index] === 'right' ? 'a' : 'b'}`]
    return [
      { type: 'moved', to: index, at: visit * 2000 },
      { type: 'answered', answer, at: visit * 2000 + 1000 },
    ]
  })
  return replay(start, [...events, { type: 'submitted', at: 60_000 }])
}

const inOrder = firstIds.map((_, index) => index)
const givens = fc.array(fc.constantFrom<Given[]>('right', 'wrong', 'nothing'), {
  minLength: 12,
  maxLength: 12,
})

test.each([
  [0, '2-easy'],
  [4, '2-easy'],
  [5, '2-medium'],
  [8, '2-medium'],
  [9, '2-hard'],
  [12, '2-hard'],
])('with %i of 12 right, the second section is %s', (right, expected) => {
  const given = inOrder.map((index): Given => (index < right ? 'right' : 'wrong'))
  expect(nextModuleOf(afterFirstModule(given, inOrder), questions, available)?.id).toBe(expected)
})

test('only how many are right decides: not which ones, in what order, or whether the others are wrong or open', () => {
  const visits = fc.shuffledSubarray(inOrder, { minLength: 12 })
  fc.assert(
    fc.property(givens, visits, (given, order) => {
      const right = given.filter((each) => each === 'right').length
      const expected = right <= 4 ? '2-easy' : right <= 8 ? '2-medium' : '2-hard'
      expect(nextModuleOf(afterFirstModule(given, order), questions, available)?.id).toBe(expected)
    }),
  )
})

test('one more right answer never leads to an easier section', () => {
  const levels = ['2-easy', '2-medium', '2-hard']
  fc.assert(
    fc.property(givens, fc.nat({ max: 11 }), (given, raised) => {
      const better = given.map((each, index) => (index === raised ? 'right' : each))
      const [before, after] = [given, better].map((answers) =>
        levels.indexOf(nextModuleOf(afterFirstModule(answers, inOrder), questions, available)?.id ?? ''),
      )
      expect(after).toBeGreaterThanOrEqual(before ?? 0)
    }),
  )
})

test('a session with its rule survives JSON unchanged', () => {
  fc.assert(
    fc.property(givens, (given) => {
      const session = afterFirstModule(given, inOrder)
      const stored: unknown = JSON.parse(JSON.stringify(session))
      expect(stored).toEqual(session)
    }),
  )
})

test('a later stage can count an earlier module, as in a test of two measures', () => {
  const otherMeasure = moduleOf('other', 13)
  const hardOnly: NextModuleRule = {
    name: 'numberRight',
    stages: [
      { counted: 0, routes: [{ from: 0, module: 'other' }] },
      {
        counted: 0,
        routes: [
          { from: 0, module: '2-medium' },
          { from: 9, module: '2-hard' },
        ],
      },
    ],
  }
  const modules = [otherMeasure, ...available]
  const first = afterFirstModule(
    inOrder.map(() => 'right'),
    inOrder,
    hardOnly,
  )
  const second = nextModuleOf(first, questions, modules)
  expect(second).toBe(otherMeasure)
  const afterSecond = replay(first, [
    { type: 'continued', module: second, at: 70_000 },
    { type: 'submitted', at: 80_000 },
  ])
  expect(nextModuleOf(afterSecond, questions, modules)?.id).toBe('2-hard')
})

test('after the last stage no module follows', () => {
  const first = afterFirstModule(
    inOrder.map(() => 'wrong'),
    inOrder,
  )
  const ended = replay(first, [
    { type: 'continued', module: nextModuleOf(first, questions, available), at: 70_000 },
    { type: 'submitted', at: 80_000 },
  ])
  expect(ended.modules.map(({ id }) => id)).toEqual(['1', '2-easy'])
  expect(nextModuleOf(ended, questions, available)).toBeNull()
})

test('a module that the rule names but that is not available is an error, not the end of the session', () => {
  const first = afterFirstModule(
    inOrder.map(() => 'wrong'),
    inOrder,
  )
  expect(() => nextModuleOf(first, questions, [])).toThrow('No module 2-easy for 0 right answers')
})
