import { expect, test } from 'vitest'
import {
  choicesWithKey,
  fortyWords,
  makeItem,
  findingLines,
  choiceTexts,
  type ItemChange,
} from '../../../tests/support/content-items.ts'
import { checkChoices } from './check-choices.ts'

const withReason = (why: string): object[] => [
  { text: 'x', correct: true, why },
  ...choicesWithKey(9).slice(1),
]
const numeric = { id: 'q1', kind: 'numeric', topic: 'algebra', choices: undefined, answer: 7 }
const blank = (correctIndex: number, choiceTexts: readonly string[]): object => ({
  choices: choicesWithKey(correctIndex, choiceTexts),
})
const twoBlanks = {
  ...{ kind: 'blanks', topic: 'text-completion', text: '(i) _____, (ii) _____', choices: undefined },
  blanks: [blank(0, ['red', 'blue', 'gold']), blank(1, ['warm', 'cold', 'Warm'])],
}

test('accepts good choices', () => {
  expect(checkChoices([makeItem()])).toEqual([])
})

test.each<readonly [string, ItemChange, string]>([
  [
    'a repeated choice',
    { choices: choicesWithKey(0, ['red', 'Red', 'blue', 'green', 'gold']) },
    'two choices have the same text',
  ],
  ['a repeated choice in the second blank', twoBlanks, 'two choices have the same text'],
  [
    'choices that differ only in brackets',
    { choices: choicesWithKey(0, ['$(2, 5)$', '$[2, 5]$', '6', '7', '8']) },
    'two choices sound the same in a screen reader: "2 5"',
  ],
  [
    'a formula that sounds like a choice in words',
    { choices: choicesWithKey(0, ['$\\frac{1}{2}$', '1 over 2', '6', '7', '8']) },
    'two choices sound the same in a screen reader: "1 over 2"',
  ],
  [
    'a choice inside another',
    { choices: choicesWithKey(0, ['red', 'dark red', 'blue', 'green', 'gold']) },
    'is part of the choice "dark red"',
  ],
  [
    '"none of the above"',
    { choices: choicesWithKey(0, [...choiceTexts.slice(1), 'none of the above']) },
    'refers to the other choices',
  ],
  [
    '"all of the answers"',
    { choices: choicesWithKey(0, [...choiceTexts.slice(1), 'all of the answers fit']) },
    'refers to the other choices',
  ],
  [
    '"neither of these"',
    { choices: choicesWithKey(0, [...choiceTexts.slice(1), 'neither of these']) },
    'refers to the other choices',
  ],
  [
    'periods after some choices',
    { choices: choicesWithKey(0, [...choiceTexts.slice(1), 'It is.']) },
    'end in a period',
  ],
  [
    'capital letters in some choices',
    { choices: choicesWithKey(0, [...choiceTexts.slice(1), 'It is.']) },
    'begin with a capital letter',
  ],
  ['an article that fits only some choices', { text: 'It was an _____' }, 'does not fit every choice'],
  [
    'a short explanation',
    { explanation: 'Because.' },
    'the explanation must have at least 40 words and has 1',
  ],
  [
    'a choice letter in the explanation',
    { explanation: `${fortyWords} so choice B is right.` },
    'refers to a choice by letter or position',
  ],
  [
    'a choice letter in a reason',
    { choices: withReason('Unlike option B, it is so.') },
    'refers to a choice by letter or position',
  ],
  [
    'a choice letter in the reason of a numeric question',
    { ...numeric, why: 'It is as in choice B.' },
    'refers to a choice by letter or position',
  ],
  ['a reason of two words', { choices: withReason('It is.') }, '"why" of fewer than 3 words'],
  [
    'a numeric question with a reason of two words',
    { ...numeric, why: 'Not six.' },
    '"why" of fewer than 3 words',
  ],
])('reports %s', (_, change, rule) => {
  expect(findingLines(checkChoices([makeItem(change)]))).toContain(rule)
})
