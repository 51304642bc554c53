import { beforeAll, expect, test } from 'vitest'
import { singleQuestion } from '../../tests/support/questions.ts'
import { choicesWithKey, makeItem, type ItemChange } from '../../tests/support/content-items.ts'
import { renderMarkup, textsIn, attributesIn } from '../../tests/support/rendered-markup.ts'
import { choicesOf } from '../domain/questions/kinds/kinds.ts'
import type { Answer, Question, Stimulus } from '../domain/questions/question.ts'
import { AnswerField, loadLazyKinds } from './answer/answer-field.tsx'
import { QuestionStem } from './question-stem.tsx'

beforeAll(loadLazyKinds)

const reasons = { A: 'a', B: 'b', C: 'c', D: 'd' }
const threeChoices = choicesWithKey(0, ['a', 'b', 'c'])
const sixChoices = choicesWithKey(0, ['a', 'b', 'c', 'd', 'e', 'f']).map((choice, index) =>
  index === 1 ? { ...choice, correct: true } : choice,
)

/** Each direction (the instruction above a question), with a question that needs it. */
const itemsWithDirection: readonly (readonly [string, ItemChange])[] = [
  [
    'For each blank, choose the word that best completes the text.',
    {
      kind: 'blanks',
      topic: 'text-completion',
      text: '(i) _____ and (ii) _____',
      choices: undefined,
      blanks: [{ choices: threeChoices }, { choices: threeChoices }],
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
    { kind: 'equivalence', topic: 'sentence-equivalence', text: 'It is _____.', choices: sixChoices },
  ],
  [
    'Compare the two quantities.',
    {
      kind: 'comparison',
      id: 'q7',
      topic: 'algebra',
      text: 'There are nine bees.',
      choices: undefined,
      quantityA: '1',
      quantityB: '2',
      answer: 'B',
      why: reasons,
    },
  ],
]

test.each(itemsWithDirection)('shows the direction before the question: %s', (direction, change) => {
  const [first, ...stem] = textsIn(renderMarkup(<QuestionStem question={makeItem(change).question} />))
  expect(first).toBe(direction)
  expect(stem).not.toEqual([])
})

test.each<readonly [string, ItemChange]>([
  ['one answer', {}],
  ['several', { kind: 'several', choices: threeChoices }],
  ['a number', { kind: 'numeric', id: 'q9', topic: 'algebra', choices: undefined, answer: 7, why: 'Six.' }],
])('shows no direction if the question says what to do: %s', (_, change) => {
  const { question } = makeItem(change)
  expect(textsIn(renderMarkup(<QuestionStem question={question} />))).toEqual(['What follows from this?'])
})

test.each([
  ['passage', 'Passage', 'Passage 4'],
  ['figure', 'Figure', 'Figure 4'],
  ['chart', 'Chart', 'Chart 4'],
] as const)(
  'shows a %s before the question, labeled with its kind and with a number if one is given',
  (kind, name, numbered) => {
    const stimulus: Stimulus = { id: 'bees', kind, text: ['Bees hum.'] }
    const question = { ...makeItem().question, stimulus }
    const markup = renderMarkup(<QuestionStem question={question} />)
    expect(textsIn(markup)).toEqual(['Bees hum.', 'What follows from this?'])
    expect(attributesIn(markup, 'aria-label')).toEqual([name])
    expect(attributesIn(renderMarkup(<QuestionStem question={question} number={4} />), 'aria-label')).toEqual(
      [numbered],
    )
  },
)

test('does not repeat the passage of a select-a-sentence question, because it is already in the choices', () => {
  const stimulus: Stimulus = { id: 'bees', kind: 'passage', text: ['Bees hum.'] }
  const question: Question = { ...singleQuestion('v9', 'a'), kind: 'sentence', paragraphs: [5], stimulus }
  expect(textsIn(renderMarkup(<QuestionStem question={question} />))).toEqual(['?'])
})

test('the chosen words stand in the blanks of the sentence, and are marked when they are checked', () => {
  const { question } = makeItem({
    ...{
      kind: 'blanks',
      topic: 'text-completion',
      choices: undefined,
      text: 'Either (i) _____ or (ii) _____.',
    },
    blanks: [{ choices: choicesWithKey(0, ['north', 'up', 'on']) }, { choices: threeChoices }],
  })
  const [first, second] = choicesOf(question).filter((_, index) => index === 1 || index === 3)
  const sentence = (answer: Answer, revealed = false): string =>
    textsIn(renderMarkup(<QuestionStem question={question} answer={answer} revealed={revealed} />))
      .slice(1)
      .join(' ')
  expect(sentence([])).toBe('Either (i) blank or (ii) blank .')
  const answer = [first?.id ?? '', second?.id ?? '']
  expect(sentence(answer)).toBe('Either (i) up or (ii) a .')
  expect(sentence(answer, true)).toBe('Either (i) Incorrect: up Correct: north or (ii) Correct: a .')
  expect(sentence([], true)).toBe('Either (i) blank or (ii) blank .')
  const markup = renderMarkup(<QuestionStem question={question} />)
  expect(attributesIn(markup, 'data-longest')).toEqual(['north', 'a'])
})

test('the question text describes the choices, with each blank as "blank" for screen readers', () => {
  const { question } = makeItem({
    kind: 'equivalence',
    topic: 'sentence-equivalence',
    text: 'It is _____.',
    choices: sixChoices,
  })
  const markup = renderMarkup(
    <>
      <QuestionStem question={question} />
      <AnswerField question={question} answer={[]} revealed={false} />
    </>,
  )
  const [description = ''] = attributesIn(markup, 'aria-describedby')
  const [, stem = ''] = new RegExp(`<div[^>]* id="${description}">(.*?)</div>`, 's').exec(markup) ?? []
  expect(textsIn(stem).join('')).toContain('_____')
  const announced = stem.replaceAll(/<(\w+)[^>]* aria-hidden="true"[^>]*>.*?<\/\1>/gs, '')
  expect(textsIn(announced).join(' ')).toBe('It is blank .')
})
