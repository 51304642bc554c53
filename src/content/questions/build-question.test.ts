import { expect, test } from 'vitest'
import { choicesOf } from '../../domain/questions/question.ts'
import { plainText } from '../../domain/questions/rich-text.ts'
import { buildQuestion } from './build-question.ts'
import { questionSchema } from './question-schema.ts'
import { stimulusSchema } from './stimulus-schema.ts'

const choice = { text: 'a', why: 'It is not.' }
const right = { text: 'b', correct: true, why: 'It is.' }
const asked = { topic: 'text-completion', skill: 'one-blank', difficulty: 'hard', explanation: 'Because.' }
const single = {
  ...asked,
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

test('a question is drawn with lettered choices, one of them right, and its stimulus', () => {
  const drawn = buildQuestion(questionSchema.parse(single), bees)
  expect(drawn).toMatchObject({ id: 'v7', section: 'verbal', stimulus: { id: 'bees', kind: 'passage' } })
  expect(choicesOf(drawn).map(({ id }) => id)).toEqual(['v7a', 'v7b', 'v7c', 'v7d', 'v7e'])
  expect(
    choicesOf(drawn)
      .filter(({ isCorrect }) => isCorrect)
      .map(({ id }) => id),
  ).toEqual(['v7c'])
  expect(plainText(drawn.text)).toBe('The word is')
})

test('a comparison offers its four answers, of which the declared one is right', () => {
  const why = { A: 'a', B: 'b', C: 'c', D: 'd' }
  const comparison = {
    ...asked,
    id: 'q7',
    topic: 'algebra',
    kind: 'comparison',
    quantityA: '$x^3$',
    quantityB: '$x$',
    answer: 'D',
    why,
  }
  const drawn = buildQuestion(questionSchema.parse(comparison), null)
  expect(drawn).toMatchObject({ kind: 'comparison', text: [] })
  expect(choicesOf(drawn).map(({ isCorrect }) => isCorrect)).toEqual([false, false, false, true])
})

test('the blanks of a text share one row of letters', () => {
  const blanks = [{ choices: [right, choice, choice] }, { choices: [choice, choice, right] }]
  const drawn = buildQuestion(
    questionSchema.parse({ ...asked, id: 'v8', kind: 'blanks', text: '(i) _____ and (ii) _____', blanks }),
    null,
  )
  expect(drawn.kind === 'blanks' && drawn.blanks.map((one) => one.map(({ id }) => id))).toEqual([
    ['v8a', 'v8b', 'v8c'],
    ['v8d', 'v8e', 'v8f'],
  ])
})

const sentence = {
  ...asked,
  id: 'v9',
  kind: 'sentence',
  stimulus: 'bees',
  text: 'Select the sentence that tells how.',
  answer: 'They dance, and in dancing tell.',
  why: 'It does.',
  others: [{ sentence: 'Few knew', why: 'It tells who did not.' }],
}

test('the sentences of the passage are the choices, and a why stands with those that have one', () => {
  const drawn = buildQuestion(questionSchema.parse(sentence), bees)
  expect(choicesOf(drawn).map(({ text }) => plainText(text))).toEqual([
    'Bees hum.',
    'They dance, and in dancing tell.',
    'Few knew why.',
  ])
  expect(choicesOf(drawn).map(({ isCorrect }) => isCorrect)).toEqual([false, true, false])
  expect(choicesOf(drawn).map(({ why }) => plainText(why))).toEqual(['', 'It does.', 'It tells who did not.'])
})

test.each([
  [{ answer: 'They dance.' }, 'the answer is not one sentence of the passage'],
  [{ others: [{ sentence: 'Nobody', why: 'No.' }] }, '"Nobody" does not begin one sentence of the passage'],
])('a sentence that the passage does not hold stops the build', (change, rule) => {
  expect(() => buildQuestion(questionSchema.parse({ ...sentence, ...change }), bees)).toThrow(rule)
})

test('a number to be entered has its key, its unit and the likely mistake', () => {
  const numeric = {
    ...asked,
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

test('what holds a formula is told in words: the question, the explanation and each choice, each its own', () => {
  const choices = [{ ...choice, text: '$3$' }, choice, right, choice, choice]
  const change = { text: 'What is $1 + 1$?', explanation: 'It is $2$.', choices }
  const drawn = buildQuestion(questionSchema.parse({ ...single, ...change }), null)
  expect(drawn.spoken).toEqual({ text: 'What is 1 plus 1?', explanation: 'It is 2.' })
  expect(choicesOf(drawn).map(({ spoken }) => spoken)).toEqual(['3', null, null, null, null])
})

test.each([
  [{ answer: 'Bees hum.' }, 'the answer is not one sentence of the passage'],
  [{ others: [{ sentence: 'Bees', why: 'No.' }] }, '"Bees" does not begin one sentence of the passage'],
])('a sentence that the passage holds twice stops the build', (change, rule) => {
  const twice = stimulusSchema.parse({
    ...bees,
    text: 'Bees hum. They dance, and in dancing tell. Few knew why. Bees hum.',
  })
  expect(() => buildQuestion(questionSchema.parse({ ...sentence, ...change }), twice)).toThrow(rule)
})
