import { expect, test } from 'vitest'
import { choicesOf } from '../../domain/questions/kinds/kinds.ts'
import { plainText } from '../../domain/questions/rich-text.ts'
import { buildQuestion } from './build-question.ts'
import { questionSchema } from './question-schema.ts'
import { stimulusSchema } from './stimulus-schema.ts'

const choice = { text: 'a', why: 'It is not.' }
const right = { text: 'b', correct: true, why: 'It is.' }
const shared = { topic: 'text-completion', skill: 'one-blank', difficulty: 'hard', explanation: 'Because.' }
const single = {
  ...shared,
  id: 'v7',
  kind: 'single',
  text: 'The *word* is',
  choices: [choice, choice, right, choice, choice],
}
const bees = stimulusSchema.parse({
  id: 'bees',
  kind: 'passage',
  text: 'Bees hum. They dance, and in dancing\ntell. Few knew why.',
})

test('builds a question with lettered choices, one correct choice and its stimulus', () => {
  const built = buildQuestion(questionSchema.parse(single), bees)
  expect(built).toMatchObject({ id: 'v7', section: 'verbal', stimulus: { id: 'bees', kind: 'passage' } })
  expect(choicesOf(built).map(({ id }) => id)).toEqual(['v7a', 'v7b', 'v7c', 'v7d', 'v7e'])
  expect(
    choicesOf(built)
      .filter(({ isCorrect }) => isCorrect)
      .map(({ id }) => id),
  ).toEqual(['v7c'])
  expect(plainText(built.text)).toBe('The word is')
})

test.each([
  [
    'sentence-equivalence',
    'He is _____.',
    'On the test you choose two of six words yourself.',
    'equivalence',
  ],
  [
    'text-completion',
    'He is (i) _____ and (ii) _____.',
    'On the test each blank has three choices',
    'blanks',
  ],
])('a pair of words as one choice of %s says how the test asks it', (topic, text, sentence, kind) => {
  const { note = [] } = buildQuestion(questionSchema.parse({ ...single, topic, text }), null)
  expect(plainText(note)).toContain(sentence)
  expect(note).toContainEqual(
    expect.objectContaining({ attributes: { href: `/practice?section=verbal&kinds=${kind}&count=12` } }),
  )
})

test('a question in the form of the test has no note', () => {
  expect(buildQuestion(questionSchema.parse({ ...single, text: 'He is _____.' }), null)).not.toHaveProperty(
    'note',
  )
})

test('two displays are shown one after the other as one chart', () => {
  const table = (title: string) => ({ id: 'table', kind: 'passage', text: `**${title}**` })
  const displays = stimulusSchema.parse({
    id: 'bakery',
    kind: 'displays',
    displays: [table('Costs'), table('Shares')],
  })
  const { stimulus } = buildQuestion(questionSchema.parse({ ...single, stimulus: 'bakery' }), displays)
  expect(stimulus).toMatchObject({ id: 'bakery', kind: 'chart' })
  expect(plainText(stimulus?.text ?? [])).toBe('CostsShares')
})

test('a comparison gets the four standard choices, and the declared one is correct', () => {
  const why = { A: 'a', B: 'b', C: 'c', D: 'd' }
  const comparison = {
    ...shared,
    id: 'q7',
    topic: 'algebra',
    kind: 'comparison',
    quantityA: '$x^3$',
    quantityB: '$x$',
    answer: 'D',
    why,
  }
  const built = buildQuestion(questionSchema.parse(comparison), null)
  expect(built).toMatchObject({ kind: 'comparison', text: [] })
  expect(choicesOf(built).map(({ isCorrect }) => isCorrect)).toEqual([false, false, false, true])
})

test('the choices of all blanks are lettered in one sequence', () => {
  const blanks = [{ choices: [right, choice, choice] }, { choices: [choice, choice, right] }]
  const built = buildQuestion(
    questionSchema.parse({ ...shared, id: 'v8', kind: 'blanks', text: '(i) _____ and (ii) _____', blanks }),
    null,
  )
  expect(built.kind === 'blanks' && built.blanks.map((choices) => choices.map(({ id }) => id))).toEqual([
    ['v8a', 'v8b', 'v8c'],
    ['v8d', 'v8e', 'v8f'],
  ])
})

const sentence = {
  ...shared,
  id: 'v9',
  kind: 'sentence',
  stimulus: 'bees',
  text: 'Select the sentence that tells how.',
  answer: 'They dance, and in dancing tell.',
  why: 'It does.',
  others: [{ sentence: 'Few knew', why: 'It tells who did not.' }],
}

test('the sentences of the passage become the choices, with the reasons that the author wrote', () => {
  const built = buildQuestion(questionSchema.parse(sentence), bees)
  expect(choicesOf(built).map(({ text }) => plainText(text))).toEqual([
    'Bees hum.',
    'They dance, and in dancing tell.',
    'Few knew why.',
  ])
  expect(choicesOf(built).map(({ isCorrect }) => isCorrect)).toEqual([false, true, false])
  expect(built.kind === 'sentence' && built.paragraphs.reduce((sum, count) => sum + count)).toBe(3)
  expect(choicesOf(built).map(({ why }) => plainText(why))).toEqual(['', 'It does.', 'It tells who did not.'])
})

test.each([
  [{ answer: 'They dance.' }, 'the answer must be exactly one sentence of the passage'],
  [
    { others: [{ sentence: 'Nobody', why: 'No.' }] },
    '"Nobody" must be the beginning of exactly one sentence of the passage',
  ],
])('throws for a sentence that is not in the passage', (change, message) => {
  expect(() => buildQuestion(questionSchema.parse({ ...sentence, ...change }), bees)).toThrow(message)
})

test('a numeric question has its key, its unit and the likely mistake', () => {
  const numeric = {
    ...shared,
    id: 'q9',
    topic: 'algebra',
    kind: 'numeric',
    text: 'How many?',
    answer: 7,
    unit: 'bees',
    why: 'Six.',
  }
  expect(buildQuestion(questionSchema.parse(numeric), null)).toMatchObject({
    key: '7',
    unit: 'bees',
    mistake: ['Six.'],
  })
})

test('question, explanation and choices have a spoken form if they contain a formula', () => {
  const choices = [{ ...choice, text: '$3$' }, choice, right, choice, choice]
  const change = { text: 'What is $1 + 1$?', explanation: 'It is $2$.', choices }
  const built = buildQuestion(questionSchema.parse({ ...single, ...change }), null)
  expect(built.spoken).toEqual({ text: 'What is 1 plus 1?', explanation: 'It is 2.' })
  expect(choicesOf(built).map(({ spoken }) => spoken)).toEqual(['3', null, null, null, null])
})

test.each([
  [{ answer: 'Bees hum.' }, 'the answer must be exactly one sentence of the passage'],
  [
    { others: [{ sentence: 'Bees', why: 'No.' }] },
    '"Bees" must be the beginning of exactly one sentence of the passage',
  ],
])('throws for a sentence that is in the passage twice', (change, message) => {
  const twice = stimulusSchema.parse({
    ...bees,
    text: 'Bees hum. They dance, and in dancing tell. Few knew why. Bees hum.',
  })
  expect(() => buildQuestion(questionSchema.parse({ ...sentence, ...change }), twice)).toThrow(message)
})
