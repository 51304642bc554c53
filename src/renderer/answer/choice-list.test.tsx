import { Check, X } from 'lucide'
import { beforeAll, expect, test } from 'vitest'
import { questionDefaults, makeChoices, singleQuestion } from '../../../tests/support/questions.ts'
import { renderMarkup, elementsIn, textsIn, attributesIn } from '../../../tests/support/rendered-markup.ts'
import type { Answer, Question } from '../../domain/questions/question.ts'
import { Icon } from '../../ui/buttons/icon.tsx'
import { AnswerField, loadLazyKinds } from './answer-field.tsx'

beforeAll(loadLazyKinds)

const single = singleQuestion('v1', 'b')
const several: Question = { ...questionDefaults, kind: 'several', choices: makeChoices('v1', 'abcd', 'ac') }

/** The visible text of each choice: letter, text and verdict. */
function choiceTexts(question: Question, answer: Answer, revealed: boolean): readonly string[] {
  const markup = renderMarkup(<AnswerField question={question} answer={answer} revealed={revealed} />)
  return elementsIn(markup, 'label').map((choice) => textsIn(choice).join(' '))
}

test('shows no verdict before the answer is checked', () => {
  expect(choiceTexts(single, ['v1b'], false)).toEqual(['A a', 'B b', 'C c', 'D d', 'E e'])
})

test('labels a right choice "Correct"', () => {
  expect(choiceTexts(single, ['v1b'], true)).toEqual(['A a', 'B b Correct', 'C c', 'D d', 'E e'])
})

test('labels a wrong choice "Incorrect" and the right one "Correct"', () => {
  expect(choiceTexts(single, ['v1d'], true)).toEqual(['A a', 'B b Correct', 'C c', 'D d Incorrect', 'E e'])
})

test('with several right answers, labels a right choice that was not chosen "Correct, not chosen"', () => {
  expect(choiceTexts(several, ['v1a', 'v1d'], true)).toEqual([
    ...['A a Correct', 'B b', 'C c Correct, not chosen', 'D d Incorrect'],
  ])
})

test('shows a check icon or a cross icon with each verdict', () => {
  const markup = renderMarkup(<AnswerField question={single} answer={['v1d']} revealed />)
  const icons = [Check, X].map((shape) => renderMarkup(<Icon shape={shape} weight={2.5} />))
  expect(elementsIn(markup, 'strong').map((verdict) => elementsIn(verdict, 'svg')[0])).toEqual(icons)
})

test('a choice with a spoken form has the verdict in its label, and hides the visible verdict from screen readers', () => {
  const choices = makeChoices('v1', 'abcde', 'b').map((choice) => ({
    ...choice,
    spoken: `${choice.id} squared`,
  }))
  const markup = renderMarkup(<AnswerField question={{ ...single, choices }} answer={['v1d']} revealed />)
  expect(attributesIn(markup, 'aria-label')).toEqual([
    ...['v1a squared', 'v1b squared, Correct', 'v1c squared', 'v1d squared, Incorrect', 'v1e squared'],
  ])
  expect(markup.match(/<strong[^>]* aria-hidden="true"/g)).toHaveLength(2)
})

test.each([
  ['one', single, 'radio', 'Choose one answer'],
  ['several', several, 'checkbox', 'Choose your answers'],
  ['two', { ...several, kind: 'equivalence' }, 'checkbox', 'Choose two answers'],
  [
    'a sentence',
    { ...single, kind: 'sentence', paragraphs: [2, 3] },
    'radio',
    'Select a sentence in the passage',
  ],
] as const)(
  'the legend and the input type ask for the right number of choices: %s',
  (_, question, type, legend) => {
    const markup = renderMarkup(<AnswerField question={question} answer={['v1b']} revealed={false} />)
    expect(elementsIn(markup, 'legend').flatMap(textsIn)).toEqual([legend])
    expect(new Set(attributesIn(markup, 'type'))).toEqual(new Set([type]))
    expect(
      [...markup.matchAll(/<input[^>]* checked=""[^>]*>/g)].map(([input]) => attributesIn(input, 'value')),
    ).toEqual([['v1b']])
  },
)
