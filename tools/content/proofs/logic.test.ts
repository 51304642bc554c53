import { expect, test } from 'vitest'
import { logicProblem, type Logic } from './logic.ts'

/**
 * Every setting and every way of asking, with the test of a right choice and of a wrong choice. The names skip C,
 * because C is a function in expressions.
 */
const forms: readonly (readonly [string, Logic, string, string])[] = [
  ['order, must', { order: ['A', 'B', 'D'], rules: ['A < B'], ask: 'must' }, 'A != 3', 'A == 1'],
  ['order, could', { order: ['A', 'B', 'D'], rules: ['A < B'], ask: 'could' }, 'D == 2', 'A == 3'],
  ['order, cannot', { order: ['A', 'B', 'D'], rules: ['A < B'], ask: 'cannot' }, 'A == 3', 'D == 2'],
  ['order, exactly', { order: ['A', 'B', 'D'], rules: ['A < B'], ask: 'exactly' }, 'D == 2', 'A == 1'],
  [
    'order, must, given',
    { order: ['A', 'B', 'D'], rules: ['A < B'], given: ['B < D'], ask: 'must' },
    'D == 3',
    'D == 1',
  ],
  [
    'groups, must',
    {
      groups: { of: ['A', 'B', 'D'], into: ['red', 'blue'] },
      rules: ['size(red) == 1', 'A == red'],
      ask: 'must',
    },
    'B == blue',
    'B == red',
  ],
  [
    'choose, cannot',
    { choose: { from: ['A', 'B', 'D'] }, rules: ['chosen == 2'], ask: 'cannot' },
    'not A and not B',
    'A',
  ],
  ['facts, must', { facts: { A: 'bool', B: 'bool' }, rules: ['not A or B'], ask: 'must' }, 'B or not A', 'A'],
]

test.each(forms)('%s: accepts the right key and rejects a wrong one', (_, logic, right, wrong) => {
  const choicesWithKey = (keyIndex: number) =>
    [right, wrong].map((condition, index) => ({
      text: condition,
      test: condition,
      ...(index === keyIndex && { correct: true }),
    }))
  expect(logicProblem(logic, choicesWithKey(0))).toBeNull()
  expect(logicProblem(logic, choicesWithKey(1))).toContain(`by the rules the choice "${right}" is right`)
  const all = choicesWithKey(0).map((choice) => ({ ...choice, correct: true }))
  expect(logicProblem(logic, all)).toContain(`by the rules the choice "${wrong}" is wrong`)
})

const countQuestion: Logic = { order: ['A', 'B', 'D'], rules: ['A < B'], ask: 'count', of: 'A' }

test('compares a count with the text or the value of a choice', () => {
  expect(logicProblem(countQuestion, [{ text: '2', correct: true }, { text: '3' }])).toBeNull()
  expect(logicProblem(countQuestion, [{ text: 'two', value: '2', correct: true }])).toBeNull()
  expect(logicProblem(countQuestion, [{ text: '2' }, { text: '3', correct: true }])).toContain(
    'the choice "2" is right',
  )
  expect(logicProblem(countQuestion, [{ text: '3', correct: true }])).toContain('the choice "3" is wrong')
})

const settings: readonly (readonly [string, Partial<Logic>])[] = [
  ['a row', { order: ['A', 'B', 'D'] }],
  ['groups', { order: undefined, groups: { of: ['A', 'B', 'D'], into: ['red', 'blue'] }, rules: ['A != B'] }],
  ['a selection', { order: undefined, choose: { from: ['A', 'B', 'D'] }, rules: ['chosen == 2'] }],
  ['facts', { order: undefined, facts: { A: 'bool', B: 'bool', D: 'bool' }, rules: ['A or B'] }],
]

test.each(settings)('a count is of one of the names in the setting: %s', (_, setting) => {
  const message = 'count needs an "of" that names one of A, B, D'
  const problemFor = (of: string | undefined): string | null =>
    logicProblem({ ...countQuestion, ...setting, of }, [{ text: '1', correct: true }])
  for (const of of [undefined, '', 'a', 'E', 'red', 'size', 'chosen']) expect(problemFor(of)).toBe(message)
  expect(problemFor('D')).toContain('the choice "1" is wrong')
})

test.each<readonly [string, Partial<Logic>, string]>([
  ['rules that contradict each other', { rules: ['A < B', 'B < A'] }, 'no case satisfies all rules'],
  [
    'rules that leave nothing to find',
    { rules: ['A == 1', 'B == 2'] },
    'only one case satisfies all rules, so nothing is left to ask',
  ],
  ['a name that is not in the setting', { rules: ['A < E'] }, 'Unknown name: E'],
  ['a choice without a test', {}, 'the choice "it" has no test'],
])('reports %s', (_, change, message) => {
  expect(logicProblem({ ...countQuestion, ask: 'could', ...change }, [{ text: 'it', correct: true }])).toBe(
    message,
  )
})
