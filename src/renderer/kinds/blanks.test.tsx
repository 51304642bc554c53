import { beforeAll, expect, test } from 'vitest'
import { aboutNothing, lettered } from '../../../tests/support/questions.ts'
import { renderMarkup, partsIn, textsIn, valuesIn } from '../../../tests/support/rendered-markup.ts'
import type { Question } from '../../domain/questions/question.ts'
import { AnswerField, loadRareKinds } from '../answer/answer-field.tsx'

beforeAll(loadRareKinds)

const all = lettered('v8', 'abcdefghi', 'bdi')
const question: Question = {
  ...{ ...aboutNothing, id: 'v8', kind: 'blanks' },
  blanks: [all.slice(0, 3), all.slice(3, 6), all.slice(6)],
}
const groups = (revealed: boolean): readonly string[] =>
  partsIn(
    renderMarkup(<AnswerField question={question} answer={['v8b', 'v8e']} revealed={revealed} />),
    'fieldset',
  )

test('each blank is a group that has its numeral, and the letters of its choices go on from the one before', () => {
  expect(groups(false).map((group) => textsIn(group).join(' '))).toEqual([
    'Blank (i) A a B b C c',
    'Blank (ii) D d E e F f',
    'Blank (iii) G g H h I i',
  ])
})

test('a choice for one blank takes none away from another', () => {
  expect(groups(false).map((group) => new Set(valuesIn(group, 'name')).size)).toEqual([1, 1, 1])
  expect(new Set(groups(false).flatMap((group) => valuesIn(group, 'name'))).size).toBe(3)
})

test('what is asked is told with the first blank, and not at each', () => {
  expect(groups(false).map((group) => valuesIn(group, 'aria-describedby'))).toEqual([['stem-v8'], [], []])
})

test('each blank has its own verdict', () => {
  expect(groups(true).map((group) => textsIn(group).join(' '))).toEqual([
    'Blank (i) A a B b Correct C c',
    'Blank (ii) D d Correct E e Incorrect F f',
    'Blank (iii) G g H h I i Correct',
  ])
})
