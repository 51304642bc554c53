import { expect, test } from 'vitest'
import { singleQuestion } from '../../tests/support/questions.ts'
import { choices, itemFrom, type Change } from '../../tests/support/content-items.ts'
import { renderMarkup, textsIn, valuesIn } from '../../tests/support/rendered-markup.ts'
import type { Question, Stimulus } from '../domain/questions/question.ts'
import { QuestionStem } from './question-stem.tsx'

const why = { A: 'a', B: 'b', C: 'c', D: 'd' }
const three = choices(0, ['a', 'b', 'c'])
const six = choices(0, ['a', 'b', 'c', 'd', 'e', 'f']).map((choice, at) =>
  at === 1 ? { ...choice, correct: true } : choice,
)

const directed: readonly (readonly [string, Change])[] = [
  [
    'For each blank, choose the word that best completes the text.',
    {
      ...{ kind: 'blanks', topic: 'text-completion', text: '(i) _____ and (ii) _____', choices: undefined },
      blanks: [{ choices: three }, { choices: three }],
    },
  ],
  ['Choose the word that best completes the sentence.', { topic: 'text-completion', text: 'It is _____.' }],
  [
    'Choose the words that best complete the text.',
    { topic: 'text-completion', text: 'It is (i) _____ and (ii) _____.' },
  ],
  [
    'Choose the pair of words that both complete the sentence and give it the same meaning.',
    { topic: 'sentence-equivalence', text: 'It is _____.' },
  ],
  [
    'Choose the two words that both complete the sentence and give it the same meaning.',
    { kind: 'equivalence', topic: 'sentence-equivalence', text: 'It is _____.', choices: six },
  ],
  [
    'Compare the two quantities.',
    {
      ...{ kind: 'comparison', id: 'q7', topic: 'algebra', text: 'There are nine bees.', choices: undefined },
      ...{ quantityA: '1', quantityB: '2', answer: 'B', why },
    },
  ],
]

test.each(directed)('before what is asked stands what to do: %s', (direction, change) => {
  const [first, ...stem] = textsIn(renderMarkup(<QuestionStem question={itemFrom(change).question} />))
  expect(first).toBe(direction)
  expect(stem).not.toEqual([])
})

test.each<readonly [string, Change]>([
  ['one answer', {}],
  ['several', { kind: 'several', choices: three }],
  [
    'a number',
    { ...{ kind: 'numeric', id: 'q9', topic: 'algebra' }, ...{ choices: undefined, answer: 7, why: 'Six.' } },
  ],
])('a text that says itself what to do stands alone: %s', (_, change) => {
  const { question } = itemFrom(change)
  expect(textsIn(renderMarkup(<QuestionStem question={question} />))).toEqual(['What follows from this?'])
})

test.each([
  ['passage', 'Passage', 'Passage 4'],
  ['figure', 'Figure', 'Figure 4'],
  ['chart', 'Chart', 'Chart 4'],
] as const)(
  'a %s stands before the question under its name, with a number where there are others',
  (kind, name, numbered) => {
    const stimulus: Stimulus = { id: 'bees', kind, text: ['Bees hum.'] }
    const question = { ...itemFrom().question, stimulus }
    const markup = renderMarkup(<QuestionStem question={question} />)
    expect(textsIn(markup)).toEqual(['Bees hum.', 'What follows from this?'])
    expect(valuesIn(markup, 'aria-label')).toEqual([name])
    expect(valuesIn(renderMarkup(<QuestionStem question={question} number={4} />), 'aria-label')).toEqual([
      numbered,
    ])
  },
)

test('a passage of which a sentence is to be selected stands in its choices, and not before them as well', () => {
  const stimulus: Stimulus = { id: 'bees', kind: 'passage', text: ['Bees hum.'] }
  const question: Question = { ...singleQuestion('v9', 'a'), kind: 'sentence', stimulus }
  expect(textsIn(renderMarkup(<QuestionStem question={question} />))).toEqual(['?'])
})
