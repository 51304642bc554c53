import { describe, expect, test } from 'vitest'
import { questionFrom } from '../../src/content/question-from.ts'
import { questionSource } from '../../src/content/question-source.ts'
import { checkChoices } from './check-choices.ts'
import { checkDuplicates } from './check-duplicates.ts'
import { checkKeys } from './check-keys.ts'
import { checkMix } from './check-mix.ts'
import { checkPassages } from './check-passages.ts'
import { checkProofs } from './check-proofs.ts'
import { checkReviews } from './check-reviews.ts'
import { checkSpelling, misspelled } from './check-spelling.ts'
import { checkWords } from './check-words.ts'
import type { Finding, Item } from './item.ts'

/** Every check is seen to let a good item pass, and to fire at the fault it is for. */

const forty = Array.from({ length: 40 }, () => 'word').join(' ')
const texts = ['alpha is red', 'beta is blue', 'gamma is green', 'delta is gold', 'epsilon is gray']

type Change = Record<string, unknown>

function choices(right: number, named: readonly string[] = texts): object[] {
  return named.map((text, index) => ({ text, why: 'This is the reason.', ...(index === right && { correct: true }) }))
}

function itemFrom(change: Change = {}): Item {
  const source = questionSource.parse({
    id: 'v1',
    kind: 'single',
    topic: 'reading-comprehension',
    skill: 'inference',
    difficulty: 'medium',
    text: 'What follows from this?',
    choices: choices(0),
    explanation: forty,
    ...change,
  })
  return { file: 'a.yaml', source, question: questionFrom(source, null) }
}

function rules(findings: readonly Finding[]): string {
  return findings.map(({ id, rule }) => `${id}: ${rule}`).join('\n')
}

describe('choices', () => {
  test('that are in order pass', () => {
    expect(checkChoices([itemFrom()])).toEqual([])
  })

  test.each<readonly [string, Change, string]>([
    ['one that stands twice', { choices: choices(0, ['red', 'Red', 'blue', 'green', 'gold']) }, 'stands there twice'],
    ['one inside another', { choices: choices(0, ['red', 'dark red', 'blue', 'green', 'gold']) }, 'stands inside "dark red"'],
    ['none of the above', { choices: choices(0, [...texts.slice(1), 'none of the above']) }, 'speaks of the other choices'],
    ['full stops on some', { choices: choices(0, [...texts.slice(1), 'It is.']) }, 'end in a full stop'],
    ['an article that fits some', { text: 'It was an _____' }, 'does not agree with every choice'],
    ['a short explanation', { explanation: 'Because.' }, 'fewer than 40'],
    ['a letter in the explanation', { explanation: `${forty} so choice B is right.` }, 'by its letter or place'],
    ['a why of two words', { choices: [{ text: 'x', correct: true, why: 'It is.' }, ...choices(9).slice(1)] }, 'lacks its why'],
  ])('with %s are found', (_, change, rule) => {
    expect(rules(checkChoices([itemFrom(change)]))).toContain(rule)
  })
})

/** A quiz of 25, its keys in the given places. */
function quiz(place: (index: number) => number, change: (index: number) => Change = () => ({})): readonly Item[] {
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
    expect(rules(checkKeys(quiz((index) => Math.floor(index / 5))))).toContain('more than three times running')
    const long = quiz((index) => index % 5, (index) => ({
      choices: choices(index % 5, texts.map((text, at) => (at === index % 5 ? `${text} indeed and more` : text))),
    }))
    expect(rules(checkKeys(long))).toContain('the one longest choice in 100 %')
  })
})

describe('a quiz', () => {
  test('that is balanced has no fault of its own', () => {
    expect(rules(checkMix(quiz((index) => index % 5)))).not.toContain('quiz 1')
  })

  test('without hard questions, or that does not rise, or parts a passage, is found', () => {
    const easy = quiz((index) => index % 5, () => ({ difficulty: 'easy' }))
    expect(rules(checkMix(easy))).toContain('fewer than a quarter are hard')
    expect(rules(checkMix(easy))).toContain('more than 35 % are easy')
    expect(rules(checkMix(easy))).toContain('no harder than the beginning')
    const parted = quiz((index) => index % 5, (index) => (index % 10 === 0 ? { stimulus: 'bees' } : {}))
    expect(rules(checkMix(parted))).toContain('do not stand side by side')
  })

  test('with a number left out is found', () => {
    expect(rules(checkMix([itemFrom({ id: 'v2' })]))).toContain('v2: numbers run from 1')
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
    logic: { order: ['Ana', 'Ben', 'Cem', 'Dia', 'Eli'], rules: ['Ana < Ben', 'Ben < Cem', 'Ana < Dia', 'Ana < Eli'], ask: 'must' },
  }

  test('a setting with rules is solved by enumeration', () => {
    expect(checkProofs([itemFrom(row)])).toEqual([])
    expect(rules(checkProofs([itemFrom({ ...row, choices: choices(1).map((choice, index) => ({ ...choice, test: `Ana == ${index + 1}` })) })]))).toContain('enumeration finds')
  })
})

describe('duplicates', () => {
  const jar = (ana: string, count: string): Item =>
    itemFrom({
      id: `q${count}`,
      topic: 'arithmetic',
      text: `A jar that ${ana} keeps in the kitchen holds ${count} red marbles and twice as many blue ones, of which a third are lost. How many marbles are left in the jar?`,
    })

  test('a template filled in twice is found; two questions about jars are not', () => {
    expect(rules(checkDuplicates([jar('Ana', '12'), jar('Omar', '30')]))).toContain('q30: is too much like q12')
    expect(checkDuplicates([jar('Ana', '12'), itemFrom({ text: 'Which of these jars would Ana rather keep in the cellar, and why?' })])).toEqual([])
  })
})

test('a word that no dictionary has is found, a name and a formula are not', () => {
  expect(misspelled('The recieved view of Kowalczyk')).toEqual(['recieved'])
  expect(rules(checkSpelling([itemFrom({ text: 'The recieved $xyzzy$ view?' })]))).toBe('v1: "recieved" is not spelled as any word we know')
})

test('a passage that is short, unused, unsourced or named twice is found', () => {
  const passage = { file: 'b.yaml', item: { id: 'bees', kind: 'passage' as const, text: 'Bees hum.' } }
  const found = rules(checkPassages([itemFrom({ stimulus: 'wasps' })], [passage, passage]))
  for (const rule of ['no question is about this', 'is taken already', 'says nothing of its sources', 'has 2 words', 'there is no stimulus wasps'])
    expect(found).toContain(rule)
})

test('a question that two have not solved to its key is found', () => {
  const review = (change: object): { file: string; item: { id: string; date: string; solvers: number; agreed: number } } => ({
    file: 'r.yaml',
    item: { id: 'v1', date: '2026-11-20', solvers: 2, agreed: 2, ...change },
  })
  expect(checkReviews([itemFrom()], [review({})])).toEqual([])
  expect(rules(checkReviews([itemFrom()], []))).toContain('was not solved blind')
  expect(rules(checkReviews([itemFrom()], [review({ agreed: 1 })]))).toContain('by 1 only')
  expect(rules(checkReviews([itemFrom()], [review({ solvers: 3 })]))).toContain('1 of 3 solvers')
  expect(rules(checkReviews([itemFrom()], [review({}), review({ id: 'v9' })]))).toContain('v9: there is no such question')
  expect(checkReviews([itemFrom()], [review({ agreed: 0, mended: { date: '2026-11-21', solvers: 2, agreed: 2 } })])).toEqual([])
})

test('a word defined by itself, missing from its sentence, or there twice is found', () => {
  const word = {
    word: 'abate',
    part: 'verb' as const,
    theme: 'change' as const,
    sound: 'əˈbeɪt',
    definition: 'to lessen',
    sentence: 'The rain abated.',
    synonyms: ['lessen', 'subside'],
  }
  const filed = (change: object): { file: string; item: typeof word } => ({ file: 'w.yaml', item: { ...word, ...change } })
  expect(checkWords([filed({})])).toEqual([])
  expect(rules(checkWords([filed({ definition: 'to abate a little' })]))).toContain('is defined by itself')
  expect(rules(checkWords([filed({ sentence: 'The rain stopped.' })]))).toContain('does not stand in its sentence')
  expect(rules(checkWords([filed({ synonyms: ['abate', 'lessen'] })]))).toContain('its own synonym')
  expect(rules(checkWords([filed({}), filed({})]))).toContain('stands in the list twice')
  expect(rules(checkWords([filed({}), filed({ word: 'abated', sentence: 'An abated rain.' })]))).toContain('abated: is a form of abate')
})
