import { beforeAll, expect, test } from 'vitest'
import { questionDefaults, makeChoices } from '../../../tests/support/questions.ts'
import { renderMarkup, elementsIn, textsIn, attributesIn } from '../../../tests/support/rendered-markup.ts'
import type { Question } from '../../domain/questions/question.ts'
import { AnswerField, loadLazyKinds } from '../answer/answer-field.tsx'

beforeAll(loadLazyKinds)

const choices = makeChoices('v8', 'abcdefghi', 'bdi')
const question: Question = {
  ...{ ...questionDefaults, id: 'v8', kind: 'blanks' },
  blanks: [choices.slice(0, 3), choices.slice(3, 6), choices.slice(6)],
}
const fieldsets = (revealed: boolean): readonly string[] =>
  elementsIn(
    renderMarkup(<AnswerField question={question} answer={['v8b', 'v8e']} revealed={revealed} />),
    'fieldset',
  )

test('each blank is a group with a numeral, and the letters of the choices continue across the groups', () => {
  expect(fieldsets(false).map((group) => textsIn(group).join(' '))).toEqual([
    'Blank (i) A a B b C c',
    'Blank (ii) D d E e F f',
    'Blank (iii) G g H h I i',
  ])
})

test('each blank has its own radio group', () => {
  expect(fieldsets(false).map((group) => new Set(attributesIn(group, 'name')).size)).toEqual([1, 1, 1])
  expect(new Set(fieldsets(false).flatMap((group) => attributesIn(group, 'name'))).size).toBe(3)
})

test('only the first blank is described by the question text', () => {
  expect(fieldsets(false).map((group) => attributesIn(group, 'aria-describedby'))).toEqual([
    ['stem-v8'],
    [],
    [],
  ])
})

test('each blank shows its own verdict', () => {
  expect(fieldsets(true).map((group) => textsIn(group).join(' '))).toEqual([
    'Blank (i) A a B b Correct C c',
    'Blank (ii) D d Correct E e Incorrect F f',
    'Blank (iii) G g H h I i Correct',
  ])
})
