import { describe, expect, test } from 'vitest'
import { stimulusFrom, stimulusSchema } from '../../../src/content/questions/stimulus-schema.ts'
import type { Question, Stimulus } from '../../../src/domain/questions/question.ts'
import { itemFrom, rules } from '../../../tests/support/content-items.ts'
import { checkDuplicates } from './check-duplicates.ts'
import { checkPassages } from './check-passages.ts'
import { checkErrata, checkReviews } from './check-reviews.ts'
import { checkSpelling, misspelled } from './check-spelling.ts'
import { checkWords } from './check-words.ts'
import type { Item } from '../item.ts'

/** The checks of text, records and words, each seen to fire at the fault it is for. */

const triangle = {
  id: 'triangle',
  kind: 'figure',
  title: 'A triangle',
  description: 'A triangle has sides.',
  points: { A: [0, 0], B: [1, 0], C: [0, 1] },
  draw: [{ polygon: ['A', 'B', 'C'] }],
}

describe('duplicates', () => {
  const jar = (ana: string, count: string): Item =>
    itemFrom({
      id: `q${count}`,
      topic: 'arithmetic',
      text: `A jar that ${ana} keeps in the kitchen holds ${count} red marbles and twice as many blue ones, of which a third are lost. How many marbles are left in the jar?`,
    })

  test('a template filled in twice is found; two questions about jars are not', () => {
    expect(rules(checkDuplicates([jar('Ana', '12'), jar('Omar', '30')]))).toContain(
      'q30: is too much like q12',
    )
    expect(
      checkDuplicates([
        jar('Ana', '12'),
        itemFrom({ text: 'Which of these jars would Ana rather keep in the cellar, and why?' }),
      ]),
    ).toEqual([])
  })

  const short = (id: string, change: object = {}): Item =>
    itemFrom({
      id,
      kind: 'numeric',
      topic: 'algebra',
      choices: undefined,
      text: 'What is $x$?',
      answer: 7,
      why: 'This is the reason.',
      ...change,
    })

  test('a short question that stands there twice is found; one about another figure is not', () => {
    expect(rules(checkDuplicates([short('q1'), short('q2', { answer: 8 })]))).toBe('q2: says the same as q1')
    expect(checkDuplicates([short('q1'), short('q2', { text: 'What is $y$?' })])).toEqual([])
  })
})

test('a word that no dictionary has is found, a name and a formula are not', () => {
  expect(misspelled('The recieved view of Kowalczyk')).toEqual(['recieved'])
  expect(rules(checkSpelling([itemFrom({ text: 'The recieved $xyzzy$ view?' })]))).toBe(
    'v1: "recieved" is a word that no dictionary has',
  )
})

test('every part of a word with hyphens is looked up', () => {
  expect(misspelled('A well-knwon, half-haerted mid-April view')).toEqual(['knwon', 'haerted'])
  expect(misspelled('Well-knwon views')).toEqual(['knwon'])
})

const { question } = itemFrom({ id: 'q1', topic: 'geometry' })
const number = { ...question, kind: 'numeric', key: '4', unit: null, mistake: [] } as const
const drawn = (change: object): Stimulus => stimulusFrom(stimulusSchema.parse({ ...triangle, ...change }))

test.each<[place: string, question: Question]>([
  ['the mistake of a number', { ...number, mistake: ['It is a tringle.'] }],
  ['the unit of a number', { ...number, unit: 'tringles' }],
  ['a quantity', { ...question, kind: 'comparison', quantities: [['4'], ['the tringle']], choices: [] }],
  ['the caption of a figure', { ...question, stimulus: drawn({ title: 'A tringle' }) }],
  ['the description of a figure', { ...question, stimulus: drawn({ description: 'A tringle.' }) }],
  [
    'a label of a figure',
    { ...question, stimulus: drawn({ draw: [{ label: { at: [0, 0], text: 'a tringle' } }] }) },
  ],
])('a misspelling is found in %s', (_, asked) => {
  expect(rules(checkSpelling([{ ...itemFrom({ id: 'q1', topic: 'geometry' }), question: asked }]))).toMatch(
    /^q1: "tringles?" is a word that no dictionary has$/,
  )
})

test('a passage that is short, unused, unsourced or named twice is found', () => {
  const passage = { file: 'b.yaml', item: { id: 'bees', kind: 'passage' as const, text: 'Bees hum.' } }
  const found = rules(checkPassages([itemFrom({ stimulus: 'wasps' })], [passage, passage]))
  for (const rule of [
    'no question is about this',
    'is taken already',
    'says nothing of its sources',
    'has 2 words',
    'there is no stimulus wasps',
  ])
    expect(found).toContain(rule)
})

test('a question that two have not solved to its key is found', () => {
  const review = (
    change: object,
  ): { file: string; item: { id: string; date: string; solvers: number; agreed: number } } => ({
    file: 'r.yaml',
    item: { id: 'v1', date: '2026-11-20', solvers: 2, agreed: 2, ...change },
  })
  expect(checkReviews([itemFrom()], [review({})])).toEqual([])
  expect(rules(checkReviews([itemFrom()], []))).toContain('was not solved blind')
  expect(rules(checkReviews([itemFrom()], [review({ agreed: 1 })]))).toContain('by 1 only')
  expect(rules(checkReviews([itemFrom()], [review({ solvers: 3 })]))).toContain('1 of 3 solvers')
  expect(rules(checkReviews([itemFrom()], [review({}), review({ id: 'v9' })]))).toContain(
    'v9: there is no such question',
  )
  expect(
    checkReviews(
      [itemFrom()],
      [review({ agreed: 0, mended: { date: '2026-11-21', solvers: 2, agreed: 2 } })],
    ),
  ).toEqual([])
})

test('an error of a question that never was is found', () => {
  const errata = ['v1', 'v9'].map((id) => ({
    file: 'e.yaml',
    item: { id, date: '2026-11-20', wrong: 'It was wrong.', done: 'It was mended.' },
  }))
  expect(rules(checkErrata(errata, ['v1']))).toBe('v9: there is no such question')
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
  const filed = (change: object): { file: string; item: typeof word } => ({
    file: 'w.yaml',
    item: { ...word, ...change },
  })
  expect(checkWords([filed({})])).toEqual([])
  expect(rules(checkWords([filed({ definition: 'to abate a little' })]))).toContain('is defined by itself')
  expect(rules(checkWords([filed({ sentence: 'The rain stopped.' })]))).toContain(
    'does not stand in its sentence',
  )
  expect(rules(checkWords([filed({ synonyms: ['abate', 'lessen'] })]))).toContain('its own synonym')
  expect(rules(checkWords([filed({}), filed({})]))).toContain('stands in the list twice')
  expect(rules(checkWords([filed({}), filed({ word: 'abated', sentence: 'An abated rain.' })]))).toContain(
    'abated: is a form of abate',
  )
})
