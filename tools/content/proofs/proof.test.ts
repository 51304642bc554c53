import { expect, test } from 'vitest'
import { faultIn, type Proof, type Proven } from './proof.ts'

/** Choices of which the one in the given place is declared right. */
function declared(place: number, ...values: readonly string[]): Pick<Proven, 'choices'> {
  return { choices: values.map((text, index) => ({ text, ...(index === place && { correct: true }) })) }
}

const integers = '-5:5'

/** Every form of a proof, with a key that it bears out, one that it does not, and what it says of that. */
const forms: readonly (readonly [string, Proof, Omit<Proven, 'proof'>, Omit<Proven, 'proof'>, string])[] = [
  [
    'a number among choices',
    '6 / 4',
    declared(1, '1', '3/2'),
    declared(0, '1', '3/2'),
    'the proof gives 3/2',
  ],
  [
    'a number to be typed',
    '6 / 4',
    { answer: '1.5' },
    { answer: '2' },
    'the proof gives 3/2, the answer is 2',
  ],
  [
    'a formula in letters',
    { at: { n: '1:10' }, equals: '(n^2 + n) / 2' },
    declared(1, '$n^2$', '$\\frac{n^2+n}{2}$'),
    declared(0, '$n^2$', '$\\frac{n^2+n}{2}$'),
    'the proof finds "$n^2$" wrong',
  ],
  [
    'a formula in letters where something is given',
    { at: { n: '-3:3' }, given: 'n < 0', equals: 'abs(n)' },
    declared(1, 'n', '-n'),
    declared(0, 'n', '-n'),
    'the proof finds "n" wrong',
  ],
  [
    'each choice',
    { choice: 'mod(choice, 6) == 0' },
    declared(1, '15', '18'),
    declared(0, '15', '18'),
    '"15" wrong',
  ],
  [
    'statements',
    { all: { x: integers }, given: 'x > 0' },
    declared(1, 'x > 1', 'x^2 > 0'),
    declared(0, 'x > 1', 'x^2 > 0'),
    'the proof finds "x > 1" wrong',
  ],
  [
    'a comparison of A',
    { A: '3', B: '2' },
    { answer: 'A' },
    { answer: 'B' },
    'the proof finds A, the answer is B',
  ],
  ['a comparison of B', { A: '2', B: '3' }, { answer: 'B' }, { answer: 'A' }, 'the proof finds B'],
  ['a comparison of equals', { A: '4/2', B: '2' }, { answer: 'C' }, { answer: 'D' }, 'the proof finds C'],
  [
    'a comparison that depends',
    { where: { x: integers }, A: 'x', B: '0' },
    { answer: 'D' },
    { answer: 'A' },
    'the proof finds D',
  ],
  [
    'a comparison where something is given',
    { where: { x: integers }, given: 'x < 0', A: 'x', B: '0' },
    { answer: 'B' },
    { answer: 'D' },
    'the proof finds B',
  ],
]

test.each(forms)('a proof of %s bears out the key, and no other', (_, proof, right, wrong, fault) => {
  expect(faultIn({ proof, ...right })).toBeNull()
  expect(faultIn({ proof, ...wrong })).toContain(fault)
})

test.each(forms.filter(([, , { choices }]) => choices))(
  'a proof of %s finds a choice too many',
  (_, proof, { choices = [] }) => {
    const all = choices.map((choice) => ({ ...choice, correct: true }))
    expect(faultIn({ proof, choices: all })).toMatch(/is declared right|wrong$/)
  },
)

test.each<Proof>([{ at: { n: '1:3' }, equals: 'n' }, { choice: 'choice > 0' }, { all: { x: '1:3' } }])(
  'a proof that tries choices is refused where there are none: %o',
  (proof) => {
    for (const answer of ['1', 'A'])
      expect(faultIn({ proof, answer })).toBe('the proof tries the choices, and this question has none')
  },
)

test('the key to a number is read as marking reads it', () => {
  expect(faultIn({ proof: '1250', answer: '1,250' })).toBeNull()
  expect(faultIn({ proof: '21 / 2', answer: '10 1/2' })).toBeNull()
  expect(faultIn({ proof: '8', answer: '2^3' })).toBe('the proof gives 8, the answer 2^3 is no number')
})

test('a proof of a case that cannot be is refused', () => {
  expect(faultIn({ proof: { where: { x: '1:3' }, given: 'x > 3', A: 'x', B: '0' }, answer: 'A' })).toBe(
    'no case meets what is given',
  )
})
