import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { questionSchema, type AuthoredQuestion } from './question-schema.ts'
import { stimulusSchema } from './stimulus-schema.ts'
import { wordSchema } from '../words/word-schema.ts'
import { readYamlLists } from '../yaml/read-yaml-lists.ts'

const folder = mkdtempSync(join(tmpdir(), 'gradus-content-'))

afterAll(() => rmSync(folder, { recursive: true }))

const choice = { text: 'a', why: 'It is not.' }
const right = { text: 'b', correct: true, why: 'It is.' }
const question = {
  id: 'v7',
  kind: 'single',
  topic: 'text-completion',
  skill: 'one-blank',
  difficulty: 'hard',
  text: 'The *word* is',
  choices: [choice, choice, right, choice, choice],
  explanation: 'Because.',
}
const word = {
  word: 'abate',
  part: 'verb',
  theme: 'change',
  sound: 'əˈbeɪt',
  definition: 'to lessen',
  sentence: 'It abated.',
  synonyms: ['lessen', 'subside'],
}

/** Reads one item from a file, as the build does. */
async function readOne<T>(
  schema: Parameters<typeof readYamlLists<T>>[1],
  item: unknown,
): Promise<T | undefined> {
  const file = join(folder, 'items.yaml')
  writeFileSync(file, stringify([item]))
  return (await readYamlLists(folder, schema))[0]?.item
}

const invalidQuestions: readonly (readonly [string, object, string])[] = [
  ['an id of no section', { id: 'x7' }, 'id: must be v, q or a followed by a number'],
  ['a number that begins with 0', { id: 'v07' }, 'id: must be v, q or a followed by a number'],
  ['an unknown kind', { kind: 'essay' }, 'kind: '],
  ['a topic of another section', { topic: 'algebra' }, 'topic: must be a topic of this section'],
  ['a line of another topic', { syllabus: 'triangles' }, 'syllabus: must be a line of this topic'],
  ['a skill that is not in kebab-case', { skill: 'One Blank' }, 'skill: must be in kebab-case'],
  ['an unknown difficulty', { difficulty: 'extreme' }, 'difficulty: '],
  ['four choices', { choices: question.choices.slice(1) }, 'choices: must have 5 choices'],
  [
    'two correct choices',
    { choices: [right, ...question.choices.slice(1)] },
    'choices: exactly one choice must have "correct: true"',
  ],
  [
    'no correct choice',
    { choices: Array(5).fill(choice) },
    'choices: exactly one choice must have "correct: true"',
  ],
  [
    'a choice without a reason',
    { choices: [{ text: 'a' }, ...question.choices.slice(1)] },
    'choices.0.why: ',
  ],
  ['an empty explanation', { explanation: ' ' }, 'explanation: must not be empty'],
  ['no solution', { explanation: undefined }, 'explanation: needs either an explanation or steps'],
  [
    'an explanation and steps',
    { steps: ['Add 2.', 'Divide by 3.'] },
    'explanation: needs either an explanation or steps',
  ],
  ['no text', { text: undefined }, 'text: '],
  ['an unknown field', { hint: 'a' }, 'hint'],
  [
    'a numeric answer that nobody can type',
    { kind: 'numeric', choices: undefined, answer: 'sqrt(2)', why: 'It is not.' },
    'answer: must be a number that a learner can type, such as 12, -0.5 or 3/4',
  ],
]

const twoBlanks = {
  kind: 'blanks',
  choices: undefined,
  blanks: [{ choices: [choice, right, choice] }, { choices: [right, choice, choice] }],
}
const order = { rules: ['A == 1'], ask: 'must', order: ['A', 'B'] }
const invalidLogic: readonly (readonly [string, object, string])[] = [
  ['two settings', { ...order, choose: { from: ['A', 'B'] } }, 'logic: must have exactly one setting'],
  ['no setting', { ...order, order: undefined }, 'logic: must have exactly one setting'],
  ['a name twice', { ...order, order: ['A', 'B', 'A'] }, 'logic.order: must not contain the same name twice'],
]
const invalidBlanks: readonly (readonly [string, object])[] = [
  [
    'three blanks in its text but choices for two',
    { ...twoBlanks, text: '(i) _____ and (ii) _____ and (iii) _____' },
  ],
  ['one blank in its text but choices for two', { ...twoBlanks, text: '(i) _____ only' }],
  ['blanks without numerals', { ...twoBlanks, text: '_____ and _____' }],
  ['a blank of four underscores', { ...twoBlanks, text: '(i) _____ and (ii) ____' }],
  [
    'six choices and no blank in its text',
    { kind: 'equivalence', choices: [right, right, choice, choice, choice, choice], text: 'None.' },
  ],
]

describe('readYamlLists throws an error with file, id and rule for', () => {
  test.each(invalidBlanks)('a question with %s', async (_, change) => {
    await expect(readOne(questionSchema, { ...question, ...change })).rejects.toThrow(
      'text: must show each blank once',
    )
  })

  test.each(invalidLogic)('a logic setting with %s', async (_, logic, rule) => {
    const item = { ...question, id: 'a7', topic: 'logic', logic }
    await expect(readOne(questionSchema, item)).rejects.toThrow(rule)
  })

  test.each(invalidQuestions)('a question with %s', async (_, change, rule) => {
    const id = 'id' in change ? String(change.id) : 'v7'
    const result = readOne(questionSchema, { ...question, ...change })
    await expect(result).rejects.toThrow(`items.yaml: ${id}: `)
    await expect(result).rejects.toThrow(rule)
  })

  test.each([
    ['no sentence', { sentence: '' }, 'sentence: must not be empty'],
    ['a capital', { word: 'Abate' }, 'word: '],
    ['an unknown part of speech', { part: 'article' }, 'part: '],
    ['one synonym', { synonyms: ['lessen'] }, 'synonyms: '],
    ['an unknown theme', { theme: 'weather' }, 'theme: must be one of the themes'],
    [
      'a sound in ordinary letters',
      { sound: 'uh-BAYT' },
      'sound: must be written in the International Phonetic Alphabet',
    ],
  ])('a word with %s', async (_, change, rule) => {
    await expect(readOne(wordSchema, { ...word, ...change })).rejects.toThrow(rule)
  })

  test('a passage without its text', async () => {
    const result = readOne(stimulusSchema, { id: 'bees', kind: 'passage' })
    await expect(result).rejects.toThrow('items.yaml: bees: text: ')
  })

  test('an item without an id, naming its position', async () => {
    await expect(readOne(wordSchema, 7)).rejects.toThrow('items.yaml: item 1: ')
  })

  test('a file that does not contain a list', async () => {
    writeFileSync(join(folder, 'items.yaml'), 'id: v7\n')
    await expect(readYamlLists(folder, questionSchema)).rejects.toThrow('items.yaml: must be a list')
  })
})

test('readYamlLists returns a question whose text shows each blank once', async () => {
  const read = await readOne(questionSchema, { ...question, ...twoBlanks, text: '(i) _____ and (ii) _____' })
  expect(read?.kind).toBe('blanks')
})

test('readYamlLists returns valid items and turns number choices into text', async () => {
  const numbers = question.choices.map((other, index) => ({ ...other, text: index }))
  const read = await readOne<AuthoredQuestion>(questionSchema, { ...question, choices: numbers })
  expect(read?.kind === 'single' && read.choices.map(({ text }) => text)).toEqual(['0', '1', '2', '3', '4'])
  expect(await readOne(wordSchema, word)).toEqual(word)
})
