import { describe, expect, test } from 'vitest'
import { choices, forty, itemFrom, rules, texts, type Change } from '../../../tests/support/content-items.ts'
import { checkChoices } from './check-choices.ts'
import { checkKeys } from './check-keys.ts'
import { checkMix } from './check-mix.ts'
import { checkProofs } from './check-proofs.ts'
import type { Item } from '../item.ts'

/** Every check is seen to let a good item pass, and to fire at the fault it is for. */

describe('choices', () => {
  test('that are in order pass', () => {
    expect(checkChoices([itemFrom()])).toEqual([])
  })

  test.each<readonly [string, Change, string]>([
    [
      'one that stands twice',
      { choices: choices(0, ['red', 'Red', 'blue', 'green', 'gold']) },
      'stands there twice',
    ],
    [
      'two that a voice reads alike',
      { choices: choices(0, ['$(2, 5)$', '$[2, 5]$', '6', '7', '8']) },
      'two choices sound alike: "2 5"',
    ],
    [
      'one inside another',
      { choices: choices(0, ['red', 'dark red', 'blue', 'green', 'gold']) },
      'stands inside "dark red"',
    ],
    [
      'none of the above',
      { choices: choices(0, [...texts.slice(1), 'none of the above']) },
      'speaks of the other choices',
    ],
    ['full stops on some', { choices: choices(0, [...texts.slice(1), 'It is.']) }, 'end in a full stop'],
    ['an article that fits some', { text: 'It was an _____' }, 'does not agree with every choice'],
    ['a short explanation', { explanation: 'Because.' }, 'fewer than 40'],
    [
      'a letter in the explanation',
      { explanation: `${forty} so choice B is right.` },
      'by its letter or place',
    ],
    [
      'a why of two words',
      { choices: [{ text: 'x', correct: true, why: 'It is.' }, ...choices(9).slice(1)] },
      'lacks its why',
    ],
  ])('with %s are found', (_, change, rule) => {
    expect(rules(checkChoices([itemFrom(change)]))).toContain(rule)
  })
})

/** A quiz of 25, its keys in the given places. */
function quiz(
  place: (index: number) => number,
  change: (index: number) => Change = () => ({}),
): readonly Item[] {
  return Array.from({ length: 25 }, (_, index) =>
    itemFrom({
      id: `v${index + 1}`,
      choices: choices(place(index)),
      difficulty: index < 8 ? 'easy' : index < 17 ? 'medium' : 'hard',
      ...change(index),
    }),
  )
}

describe('keys', () => {
  test('spread over the places pass', () => {
    expect(checkKeys(quiz((index) => index % 5))).toEqual([])
  })

  test('that are always first, or run, or stand out by length are found', () => {
    expect(rules(checkKeys(quiz(() => 0)))).toContain('keys stand 25, 0, 0, 0, 0 times')
    expect(rules(checkKeys(quiz((index) => Math.floor(index / 5))))).toContain(
      'more than three times running',
    )
    const long = quiz(
      (index) => index % 5,
      (index) => ({
        choices: choices(
          index % 5,
          texts.map((text, at) => (at === index % 5 ? `${text} indeed and more` : text)),
        ),
      }),
    )
    expect(rules(checkKeys(long))).toContain('the one longest choice in 100 %')
  })
})

test('absolute words that only wrong choices have are found', () => {
  const long = [
    'it may well be so',
    'it is always so there',
    'it is never so there',
    'it must be so there',
    'it is nothing like that',
  ]
  const items = Array.from({ length: 50 }, (_, index) =>
    itemFrom({ id: `v${index + 1}`, choices: choices(0, long) }),
  )
  expect(rules(checkKeys(items))).toContain('0 % of keys have an absolute word, and 100 % of the others')
  const fair = items.map(({ source }) => itemFrom({ id: source.id, choices: choices(1, long) }))
  expect(rules(checkKeys(fair))).not.toContain('absolute word')
})

describe('a quiz', () => {
  test('that is balanced has no fault of its own', () => {
    expect(rules(checkMix(quiz((index) => index % 5)))).not.toContain('quiz 1')
  })

  test('without hard questions, or that does not rise, or parts a passage, is found', () => {
    const easy = quiz(
      (index) => index % 5,
      () => ({ difficulty: 'easy' }),
    )
    expect(rules(checkMix(easy))).toContain('fewer than a quarter are hard')
    expect(rules(checkMix(easy))).toContain('more than 35 % are easy')
    expect(rules(checkMix(easy))).toContain('no harder than the beginning')
    const parted = quiz(
      (index) => index % 5,
      (index) => (index % 10 === 0 ? { stimulus: 'bees' } : {}),
    )
    expect(rules(checkMix(parted))).toContain('do not stand side by side')
  })

  test('with a number left out is found', () => {
    expect(rules(checkMix([itemFrom({ id: 'v2' })]))).toContain('v2: numbers run from 1')
  })

  test('may leave out the number of a retired question, and may not give it again', () => {
    const numbers = 'numbers run from 1'
    expect(rules(checkMix([itemFrom({ id: 'v2' })], ['v1', 'q1']))).not.toContain(numbers)
    expect(rules(checkMix([itemFrom({ id: 'v1' })], ['v1']))).toContain(numbers)
  })

  test('may not lose one of its own numbers: only what stands in no quiz can be retired', () => {
    const place = 'stands in a quiz'
    expect(rules(checkMix([], ['v125']))).toContain(`v125: ${place}`)
    expect(rules(checkMix([], ['v126', 'a211']))).not.toContain(place)
  })
})

describe('proofs', () => {
  const sum: Change = {
    id: 'q1',
    topic: 'arithmetic',
    choices: choices(2, ['1', '2', '$\\frac{7}{2}$', '4', '5']),
    proof: '3 + 1/2',
  }

  test('that come to the key, and to it alone, pass', () => {
    expect(checkProofs([itemFrom(sum)])).toEqual([])
  })

  test.each<readonly [string, Change, string]>([
    ['another number', { proof: '3' }, 'the proof gives 3'],
    ['a wrong choice as well', { choices: choices(2, ['1', '3.5', '7/2', '4', '5']) }, 'not declared right'],
    ['nothing', { proof: undefined }, 'neither a proof nor the reason'],
    ['nonsense', { proof: 'three' }, 'Nothing is called three'],
  ])('that come to %s are found', (_, change, rule) => {
    expect(rules(checkProofs([itemFrom({ ...sum, ...change })]))).toContain(rule)
  })

  const row: Change = {
    id: 'a1',
    topic: 'logic',
    choices: choices(0).map((choice, index) => ({ ...choice, test: `Ana == ${index + 1}` })),
    logic: {
      order: ['Ana', 'Ben', 'Cem', 'Dia', 'Eli'],
      rules: ['Ana < Ben', 'Ben < Cem', 'Ana < Dia', 'Ana < Eli'],
      ask: 'must',
    },
  }

  test('a setting with rules is solved by enumeration', () => {
    expect(checkProofs([itemFrom(row)])).toEqual([])
    expect(
      rules(
        checkProofs([
          itemFrom({
            ...row,
            choices: choices(1).map((choice, index) => ({ ...choice, test: `Ana == ${index + 1}` })),
          }),
        ]),
      ),
    ).toContain('enumeration finds')
  })
})
