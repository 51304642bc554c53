import { expect, test } from 'vitest'
import { faultInLogic, type Logic } from './logic.ts'

/** Every setting and every way of asking, with the tests of a right choice and of a wrong one. */
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

test.each(forms)('%s: exactly the key follows', (_, logic, right, wrong) => {
  const both = (place: number) =>
    [right, wrong].map((condition, index) => ({
      text: condition,
      test: condition,
      ...(index === place && { correct: true }),
    }))
  expect(faultInLogic(logic, both(0))).toBeNull()
  expect(faultInLogic(logic, both(1))).toContain(`enumeration finds "${right}" right`)
  const all = both(0).map((choice) => ({ ...choice, correct: true }))
  expect(faultInLogic(logic, all)).toContain(`enumeration finds "${wrong}" wrong`)
})

const row: Logic = { order: ['A', 'B', 'D'], rules: ['A < B'], ask: 'count', of: 'A' }

test('places are counted, from the text of a choice or from its value', () => {
  expect(faultInLogic(row, [{ text: '2', correct: true }, { text: '3' }])).toBeNull()
  expect(faultInLogic(row, [{ text: 'two', value: '2', correct: true }])).toBeNull()
  expect(faultInLogic(row, [{ text: '2' }, { text: '3', correct: true }])).toContain('finds "2" right')
  expect(faultInLogic(row, [{ text: '3', correct: true }])).toContain('finds "3" wrong')
})

const settings: readonly (readonly [string, Partial<Logic>])[] = [
  ['a row', { order: ['A', 'B', 'D'] }],
  ['groups', { order: undefined, groups: { of: ['A', 'B', 'D'], into: ['red', 'blue'] }, rules: ['A != B'] }],
  ['a choice', { order: undefined, choose: { from: ['A', 'B', 'D'] }, rules: ['chosen == 2'] }],
  ['facts', { order: undefined, facts: { A: 'bool', B: 'bool', D: 'bool' }, rules: ['A or B'] }],
]

test.each(settings)('what is counted must be named, and be one of those in the setting: %s', (_, setting) => {
  const fault = 'count needs an "of" that names one of A, B, D'
  const faultFor = (of: string | undefined): string | null =>
    faultInLogic({ ...row, ...setting, of }, [{ text: '1', correct: true }])
  for (const of of [undefined, '', 'a', 'E', 'red', 'size', 'chosen']) expect(faultFor(of)).toBe(fault)
  expect(faultFor('D')).toContain('finds "1" wrong')
})

test.each<readonly [string, Partial<Logic>, string]>([
  ['rules that contradict each other', { rules: ['A < B', 'B < A'] }, 'no arrangement meets the rules'],
  [
    'rules that leave nothing to find',
    { rules: ['A == 1', 'B == 2'] },
    'only one arrangement meets the rules',
  ],
  ['a name that nobody has', { rules: ['A < E'] }, 'Nothing is called E'],
  ['a choice without a test', {}, '"it" has no test'],
])('%s are found', (_, change, fault) => {
  expect(faultInLogic({ ...row, ask: 'could', ...change }, [{ text: 'it', correct: true }])).toBe(fault)
})
