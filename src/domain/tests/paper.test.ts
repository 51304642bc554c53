import { expect, test } from 'vitest'
import { singleQuestion } from '../../../tests/support/questions.ts'
import type { Question } from '../questions/question.ts'
import type { TestForm } from './form.ts'
import { groupsByStimulus, paperSections } from './paper.ts'

const form: TestForm = {
  ...{ id: 'form-1', number: 1, order: ['verbal', 'quantitative', 'quantitative', 'verbal'] },
  issue: { statement: 'A statement.', instruction: 'An instruction.' },
  sections: {
    verbal: { first: ['v1'], second: { easy: ['v2'], medium: ['v3'], hard: ['v4'] } },
    quantitative: { first: ['q1'], second: { easy: ['q2'], medium: ['q3'], hard: ['q4'] } },
  },
}
const questions = ['v1', 'v2', 'v3', 'v4', 'q1', 'q2', 'q3', 'q4'].map((id) => singleQuestion(id, 'b'))

test('the sections come in the order of the form, second ones in all versions', () => {
  const sections = paperSections(form, questions)
  expect(sections.map(({ part, number }) => `${number} ${part}`)).toEqual([
    ...['2 verbal-1', '3 quantitative-1'],
    ...['4 quantitative-2-easy', '4 quantitative-2-medium', '4 quantitative-2-hard'],
    ...['5 verbal-2-easy', '5 verbal-2-medium', '5 verbal-2-hard'],
  ])
  expect(sections.map(({ minutes }) => minutes)).toEqual([18, 21, 26, 26, 26, 23, 23, 23])
  expect(sections.flatMap((section) => section.questions.map(({ id }) => id))).toEqual([
    ...['v1', 'q1', 'q2', 'q3', 'q4', 'v2', 'v3', 'v4'],
  ])
})

test('questions about one passage are one group', () => {
  const about = (id: string, stimulus: string): Question => ({
    ...singleQuestion(id, 'b'),
    stimulus: { id: stimulus, kind: 'passage', text: [] },
  })
  const list = [
    singleQuestion('v1', 'b'),
    about('v2', 'bees'),
    about('v3', 'bees'),
    about('v4', 'moons'),
    singleQuestion('v5', 'b'),
    singleQuestion('v6', 'b'),
  ]
  expect(groupsByStimulus(list).map((group) => group.map(({ id }) => id).join('+'))).toEqual([
    'v1',
    'v2+v3',
    'v4',
    'v5',
    'v6',
  ])
})
