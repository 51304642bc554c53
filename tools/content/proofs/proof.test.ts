import { expect, test } from 'vitest'
import { proofProblem, type Proof, type ProofInput } from './proof.ts'

/** Choices of which the one at the given index is declared correct. */
function choicesWithKey(keyIndex: number, ...values: readonly string[]): Pick<ProofInput, 'choices'> {
  return { choices: values.map((text, index) => ({ text, ...(index === keyIndex && { correct: true }) })) }
}

const integers = '-5:5'

/** Every form of a proof, with the right key, a wrong key, and the message for the wrong key. */
const forms: readonly (readonly [
  string,
  Proof,
  Omit<ProofInput, 'proof'>,
  Omit<ProofInput, 'proof'>,
  string,
])[] = [
  [
    'a number among choices',
    '6 / 4',
    choicesWithKey(1, '1', '3/2'),
    choicesWithKey(0, '1', '3/2'),
    'the proof gives 3/2',
  ],
  [
    'a number to type',
    '6 / 4',
    { answer: '1.5' },
    { answer: '2' },
    'the proof gives 3/2, but the answer is 2',
  ],
  [
    'a formula',
    { at: { n: '1:10' }, equals: '(n^2 + n) / 2' },
    choicesWithKey(1, '$n^2$', '$\\frac{n^2+n}{2}$'),
    choicesWithKey(0, '$n^2$', '$\\frac{n^2+n}{2}$'),
    'by the proof the choice "$n^2$" is wrong',
  ],
  [
    'a formula with a condition',
    { at: { n: '-3:3' }, given: 'n < 0', equals: 'abs(n)' },
    choicesWithKey(1, 'n', '-n'),
    choicesWithKey(0, 'n', '-n'),
    'by the proof the choice "n" is wrong',
  ],
  [
    'each choice',
    { choice: 'mod(choice, 6) == 0' },
    choicesWithKey(1, '15', '18'),
    choicesWithKey(0, '15', '18'),
    'by the proof the choice "15" is wrong',
  ],
  [
    'statements',
    { all: { x: integers }, given: 'x > 0' },
    choicesWithKey(1, 'x > 1', 'x^2 > 0'),
    choicesWithKey(0, 'x > 1', 'x^2 > 0'),
    'by the proof the choice "x > 1" is wrong',
  ],
  [
    'a comparison with key A',
    { A: '3', B: '2' },
    { answer: 'A' },
    { answer: 'B' },
    'the proof gives A, but the answer is B',
  ],
  ['a comparison with key B', { A: '2', B: '3' }, { answer: 'B' }, { answer: 'A' }, 'the proof gives B'],
  ['a comparison with key C', { A: '4/2', B: '2' }, { answer: 'C' }, { answer: 'D' }, 'the proof gives C'],
  [
    'a comparison with key D',
    { where: { x: integers }, A: 'x', B: '0' },
    { answer: 'D' },
    { answer: 'A' },
    'the proof gives D',
  ],
  [
    'a comparison with a condition',
    { where: { x: integers }, given: 'x < 0', A: 'x', B: '0' },
    { answer: 'B' },
    { answer: 'D' },
    'the proof gives B',
  ],
]

test.each(forms)(
  'a proof of %s accepts the right key and rejects a wrong one',
  (_, proof, right, wrong, message) => {
    expect(proofProblem({ proof, ...right })).toBeNull()
    expect(proofProblem({ proof, ...wrong })).toContain(message)
  },
)

test.each(forms.filter(([, , { choices }]) => choices))(
  'a proof of %s rejects an additional correct choice',
  (_, proof, { choices = [] }) => {
    const all = choices.map((choice) => ({ ...choice, correct: true }))
    expect(proofProblem({ proof, choices: all })).toMatch(/is declared correct|is wrong$/)
  },
)

test.each<Proof>([{ at: { n: '1:3' }, equals: 'n' }, { choice: 'choice > 0' }, { all: { x: '1:3' } }])(
  'rejects a proof that tests choices if the question has none: %o',
  (proof) => {
    for (const answer of ['1', 'A'])
      expect(proofProblem({ proof, answer })).toBe(
        'this form of proof tests choices, but the question has none',
      )
  },
)

test('reads a numeric answer in the same way as scoring does', () => {
  expect(proofProblem({ proof: '1250', answer: '1,250' })).toBeNull()
  expect(proofProblem({ proof: '21 / 2', answer: '10 1/2' })).toBeNull()
  expect(proofProblem({ proof: '8', answer: '2^3' })).toBe(
    'the proof gives 8, but the answer "2^3" is not a number',
  )
})

test('rejects a proof whose condition is never true', () => {
  expect(proofProblem({ proof: { where: { x: '1:3' }, given: 'x > 3', A: 'x', B: '0' }, answer: 'A' })).toBe(
    'no case satisfies "given"',
  )
})
