import { expect, test } from 'vitest'
import { stimulusFrom, stimulusSchema } from '../../../src/content/questions/stimulus-schema.ts'
import type { Question, Stimulus } from '../../../src/domain/questions/question.ts'
import {
  choicesWithKey,
  fortyWords,
  makeItem,
  findingLines,
  choiceTexts,
  type ItemChange,
} from '../../../tests/support/content-items.ts'
import { checkSpelling, misspelled } from './check-spelling.ts'

test('finds unknown words and skips names', () => {
  expect(misspelled('The recieved view of Kowalczyk')).toEqual(['recieved'])
})

test('looks up every part of a hyphenated word', () => {
  expect(misspelled('A well-knwon, half-haerted mid-April view')).toEqual(['knwon', 'haerted'])
  expect(misspelled('Well-knwon views')).toEqual(['knwon'])
})

test.each<readonly [string, ItemChange]>([
  ['the question, but not in a formula', { text: 'The recieved $xyzzy$ view?' }],
  ['the explanation', { explanation: `${fortyWords} recieved` }],
  ['a choice', { choices: choicesWithKey(0, [...choiceTexts.slice(1), 'recieved']) }],
  [
    'a reason',
    { choices: [{ text: 'x', correct: true, why: 'It was recieved so.' }, ...choicesWithKey(9).slice(1)] },
  ],
])('reports a misspelling in %s', (_, change) => {
  expect(findingLines(checkSpelling([makeItem(change)]))).toBe(
    'v1: "recieved" is not in the dictionary; correct it, or add it to content/spelling.txt',
  )
})

const triangle = {
  id: 'triangle',
  kind: 'figure',
  title: 'A triangle',
  description: 'A triangle has sides.',
  points: { A: [0, 0], B: [1, 0], C: [0, 1] },
  draw: [{ polygon: ['A', 'B', 'C'] }],
}
const { question } = makeItem({ id: 'q1', topic: 'geometry' })
const numeric = { ...question, kind: 'numeric', key: '4', unit: null, mistake: [] } as const
const figure = (change: object): Stimulus => stimulusFrom(stimulusSchema.parse({ ...triangle, ...change }))

test.each<[part: string, question: Question]>([
  ['the mistake of a numeric question', { ...numeric, mistake: ['It is a tringle.'] }],
  ['the unit of a numeric question', { ...numeric, unit: 'tringles' }],
  ['a quantity', { ...question, kind: 'comparison', quantities: [['4'], ['the tringle']], choices: [] }],
  ['the title of a figure', { ...question, stimulus: figure({ title: 'A tringle' }) }],
  ['the description of a figure', { ...question, stimulus: figure({ description: 'A tringle.' }) }],
  [
    'a label of a figure',
    { ...question, stimulus: figure({ draw: [{ label: { at: [0, 0], text: 'a tringle' } }] }) },
  ],
])('reports a misspelling in %s', (_, misspelledQuestion) => {
  const item = { ...makeItem({ id: 'q1', topic: 'geometry' }), question: misspelledQuestion }
  expect(findingLines(checkSpelling([item]))).toMatch(
    /^q1: "tringles?" is not in the dictionary; correct it, or add it to content\/spelling\.txt$/,
  )
})
