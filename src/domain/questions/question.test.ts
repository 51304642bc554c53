import { expect, test } from 'vitest'
import { choiceLetter, correctChoice, type Question } from './question.ts'
import { plainText } from './rich-text.ts'

const question: Question = {
  id: 'v1',
  section: 'verbal',
  kind: 'single',
  topic: 'text-completion',
  skill: 'one-blank',
  difficulty: 'easy',
  stimulus: null,
  text: ['?'],
  choices: ['a', 'b'].map((letter) => ({
    id: `v1${letter}`,
    text: [letter],
    spoken: null,
    isCorrect: letter === 'b',
    why: [],
  })),
  explanation: [],
}

test('the right choice is the one marked right', () => {
  expect(correctChoice(question).id).toBe('v1b')
})

test('a question without a right choice is an error that names it', () => {
  expect(() => correctChoice({ ...question, choices: question.choices.slice(0, 1) })).toThrow('v1')
})

test('choices are lettered from A to E', () => {
  expect([0, 1, 2, 3, 4].map(choiceLetter).join('')).toBe('ABCDE')
})

test('plain text is every word of a tree, in order', () => {
  const tree = [
    'one ',
    { tag: 'p', children: ['two ', { tag: 'em', children: ['three'] }] },
    { tag: 'br' },
  ] as const
  expect(plainText(tree)).toBe('one two three')
})
