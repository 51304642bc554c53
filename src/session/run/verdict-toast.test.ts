import { expect, test } from 'vitest'
import { makeItem } from '../../../tests/support/content-items.ts'
import { verdictToast } from './verdict-toast.ts'

const why = 'This is the reason.'

test('separates several right answers with semicolons, without the periods at their ends', () => {
  const { question } = makeItem({
    kind: 'several',
    choices: [
      { text: 'The river rose.', correct: true, why },
      { text: 'The bridge held.', correct: true, why },
      { text: 'Nobody crossed.', why },
    ],
    explanation: 'So it was.',
  })
  expect(verdictToast(question, false).announcement).toBe(
    'Incorrect. Correct answer: The river rose; The bridge held. So it was.',
  )
})

test('announces a right answer and its explanation', () => {
  const { question } = makeItem({ explanation: 'So it was.' })
  expect(verdictToast(question, true)).toEqual({
    ...{ tone: 'right', title: 'Correct!', text: 'Good job!', announcement: 'Correct. So it was.' },
  })
})

test('announces a wrong answer, the right answer and the explanation', () => {
  const { question } = makeItem({ explanation: 'So it was.' })
  expect(verdictToast(question, false)).toEqual({
    ...{ tone: 'wrong', title: 'Incorrect', text: "Let's review the explanation." },
    announcement: 'Incorrect. Correct answer: alpha is red. So it was.',
  })
})

test.each([
  ['bees', '7 bees.'],
  [undefined, '7.'],
])('announces the right number with its unit, if it has one: %s', (unit, answer) => {
  const numeric = { kind: 'numeric', id: 'q9', topic: 'algebra', choices: undefined, answer: 7, unit, why }
  const { question } = makeItem({ ...numeric, explanation: 'So it was.' })
  expect(verdictToast(question, false).announcement).toBe(`Incorrect. Correct answer: ${answer} So it was.`)
})

test('announces formulas in spoken form, and a blank as "blank"', () => {
  const choices = ['$1^2$', '$2^2$', '$3^2$', '$4^2$', '$5^2$'].map((text, at) => ({
    text,
    why,
    ...(at === 1 && { correct: true }),
  }))
  const { question } = makeItem({ id: 'q9', topic: 'algebra', choices, explanation: 'It is $2^2$.' })
  expect(verdictToast(question, false).announcement).toBe(
    'Incorrect. Correct answer: 2 squared. It is 2 squared.',
  )
  const { question: questionWithBlank } = makeItem({ explanation: 'It fits the _____.' })
  expect(verdictToast(questionWithBlank, true).announcement).toBe('Correct. It fits the blank.')
})
