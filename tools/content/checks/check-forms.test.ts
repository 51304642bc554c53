import { expect, test } from 'vitest'
import {
  choicesWithKey,
  findingLines,
  makeItem,
  type ItemChange,
} from '../../../tests/support/content-items.ts'
import type { Item } from '../item.ts'
import { checkCompleteForms, checkForms } from './check-forms.ts'
import { sectionProblems } from './section-blueprint.ts'

function repeat(count: number, change: ItemChange): readonly Item[] {
  return Array.from({ length: count }, () => makeItem(change))
}

const blank = { topic: 'text-completion', text: 'It is _____.' }
const reading = { topic: 'reading-comprehension' }

test('a section has the topics and difficulties of the test', () => {
  const problems = sectionProblems('verbal', '2-hard', repeat(15, { ...blank, difficulty: 'easy' }))
  for (const problem of [
    'has 15 questions about text-completion instead of 3',
    'has 0 questions about reading-comprehension instead of 8',
    'has 15 easy questions; 0 to 0 are allowed',
    'has 0 hard questions; 10 to 13 are allowed',
  ])
    expect(problems).toContain(problem)
})

test('a verbal section has one, two and three blanks, several right choices, and an argument', () => {
  expect(sectionProblems('verbal', '1', repeat(2, { ...reading, stimulus: 'bees' }))).toEqual(
    expect.arrayContaining([
      'needs a text completion with 1 blank',
      'needs a text completion with 3 blanks',
      'needs a reading question with several right choices',
      'needs a short argument with one question',
    ]),
  )
})

test('questions about one passage stand side by side', () => {
  const items = ['bees', 'wasps', 'bees'].map((stimulus) => makeItem({ ...reading, stimulus }))
  expect(sectionProblems('verbal', '1', items)).toContain('the questions about bees must stand side by side')
})

test('a quantitative section has its kinds, comparisons and a data set', () => {
  const item = { id: 'q1', topic: 'algebra', choices: choicesWithKey(0) }
  const problems = sectionProblems('quantitative', '1', repeat(12, item))
  for (const problem of [
    'needs a question of the kind numeric',
    'has 0 comparisons instead of 4',
    'needs a chart or table with three questions',
  ])
    expect(problems).toContain(problem)
})

test('a measure has all its sections, the required subjects and balanced comparisons', () => {
  const comparisons = repeat(8, {
    id: 'q1',
    kind: 'comparison',
    topic: 'algebra',
    quantityA: '$x$',
    quantityB: '$y$',
    answer: 'C',
    why: { A: 'No, it is not.', B: 'No, it is not.', C: 'Yes, it is.', D: 'No, it is not.' },
    choices: undefined,
  })
  const found = findingLines(
    checkForms([{ form: 'form-1', measure: 'quantitative', sections: { '1': comparisons } }]),
  )
  for (const rule of [
    'quantitative-2-hard: is missing',
    'quantitative-all: needs a question with the skill remainders',
    'quantitative-all: comparisons have the keys A, B, C, D 0, 0, 8, 0 times',
  ])
    expect(found).toContain(rule)
})

test('a verbal measure has a long passage, a sentence to find, and few colons in its completions', () => {
  const colon = repeat(3, { ...blank, text: 'It was _____: nobody came.' })
  const found = findingLines(checkForms([{ form: 'form-1', measure: 'verbal', sections: { '1': colon } }]))
  for (const rule of [
    'verbal-all: needs a passage of 350 words or more',
    'verbal-all: needs a question that asks for a sentence of the passage',
    'verbal-all: 3 of 3 completions have a colon or semicolon; a third may',
  ])
    expect(found).toContain(rule)
})

test('a form that is served has both measures and the name of its folder', () => {
  const form = {
    id: 'form-1',
    order: ['verbal' as const],
    issue: { statement: 'A statement.', instruction: 'Discuss.' },
  }
  expect(findingLines(checkCompleteForms([{ file: 'content/tests/form-2/form.yaml', item: form }], []))).toBe(
    'form-1: lacks a measure\nform-1: must have the name of its folder as its id',
  )
})
