import { Check, X } from 'lucide'
import { beforeAll, expect, test } from 'vitest'
import { aboutNothing, lettered, singleQuestion } from '../../../tests/support/questions.ts'
import { renderMarkup, partsIn, textsIn, valuesIn } from '../../../tests/support/rendered-markup.ts'
import type { Answer, Question } from '../../domain/questions/question.ts'
import { Icon } from '../../ui/buttons/icon.tsx'
import { AnswerField, loadRareKinds } from './answer-field.tsx'

beforeAll(loadRareKinds)

const single = singleQuestion('v1', 'b')
const several: Question = { ...aboutNothing, kind: 'several', choices: lettered('v1', 'abcd', 'ac') }

/** Each choice as it is drawn: its letter, its text and what is said of it. */
function choicesOf(question: Question, answer: Answer, revealed: boolean): readonly string[] {
  const markup = renderMarkup(<AnswerField question={question} answer={answer} revealed={revealed} />)
  return partsIn(markup, 'label').map((choice) => textsIn(choice).join(' '))
}

test('before an answer is checked, nothing is said of any choice', () => {
  expect(choicesOf(single, ['v1b'], false)).toEqual(['A a', 'B b', 'C c', 'D d', 'E e'])
})

test('a choice that is right says so by word', () => {
  expect(choicesOf(single, ['v1b'], true)).toEqual(['A a', 'B b Correct', 'C c', 'D d', 'E e'])
})

test('a choice that is wrong says so by word, and the right one says that it is right', () => {
  expect(choicesOf(single, ['v1d'], true)).toEqual(['A a', 'B b Correct', 'C c', 'D d Incorrect', 'E e'])
})

test('of several choices, one that is right and was not chosen says both', () => {
  expect(choicesOf(several, ['v1a', 'v1d'], true)).toEqual([
    ...['A a Correct', 'B b', 'C c Correct, not chosen', 'D d Incorrect'],
  ])
})

test('a verdict has its shape besides its word: a check mark, or a cross', () => {
  const markup = renderMarkup(<AnswerField question={single} answer={['v1d']} revealed />)
  const shapes = [Check, X].map((shape) => renderMarkup(<Icon shape={shape} weight={2.5} />))
  expect(partsIn(markup, 'strong').map((verdict) => partsIn(verdict, 'svg')[0])).toEqual(shapes)
})

test('a choice that is read aloud says its verdict in the same breath, and not once more', () => {
  const choices = lettered('v1', 'abcde', 'b').map((choice) => ({
    ...choice,
    spoken: `${choice.id} squared`,
  }))
  const markup = renderMarkup(<AnswerField question={{ ...single, choices }} answer={['v1d']} revealed />)
  expect(valuesIn(markup, 'aria-label')).toEqual([
    ...['v1a squared', 'v1b squared, Correct', 'v1c squared', 'v1d squared, Incorrect', 'v1e squared'],
  ])
  expect(markup.match(/<strong[^>]* aria-hidden="true"/g)).toHaveLength(2)
})

test.each([
  ['one', single, 'radio', 'Choose one answer'],
  ['several', several, 'checkbox', 'Choose your answers'],
  ['two', { ...several, kind: 'equivalence' }, 'checkbox', 'Choose two answers'],
  ['a sentence', { ...single, kind: 'sentence' }, 'radio', 'Select a sentence in the passage'],
] as const)('the group of choices says that %s is to be chosen', (_, question, type, legend) => {
  const markup = renderMarkup(<AnswerField question={question} answer={['v1b']} revealed={false} />)
  expect(partsIn(markup, 'legend').flatMap(textsIn)).toEqual([legend])
  expect(new Set(valuesIn(markup, 'type'))).toEqual(new Set([type]))
  expect(
    [...markup.matchAll(/<input[^>]* checked=""[^>]*>/g)].map(([input]) => valuesIn(input, 'value')),
  ).toEqual([['v1b']])
})
