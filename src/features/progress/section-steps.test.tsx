import { expect, test } from 'vitest'
import { renderMarkup, partsIn, textsIn, valuesIn } from '../../../tests/support/rendered-markup.ts'
import type { StepState } from '../../domain/history/attempt.ts'
import type { Quiz } from '../../domain/questions/question-set.ts'
import { SectionSteps } from './section-steps.tsx'

const banks: readonly Quiz[] = [
  { id: 'verbal-1', section: 'verbal', number: 1, questionIds: ['v1', 'v2', 'v3'] },
  { id: 'quantitative-1', section: 'quantitative', number: 1, questionIds: ['q1', 'q2'] },
]

const after = (states: Readonly<Record<string, StepState>>): string =>
  renderMarkup(
    <SectionSteps
      banks={banks}
      totals={{ verbal: 500, quantitative: 400, analytical: 300 }}
      retired={['v999']}
      states={new Map(Object.entries(states))}
      isKnown
    />,
  )

/** What is said of each section, above its steps and below. */
const sentences = (markup: string): readonly string[] => partsIn(markup, 'p').flatMap(textsIn)

test('where nothing was answered, each section says how much there is', () => {
  expect(sentences(after({}))).toEqual([
    'None of these 3 answered yet',
    'All quizzes and practice: 0 of 500 questions answered, 0 right.',
    'None of these 2 answered yet',
    'All quizzes and practice: 0 of 400 questions answered, 0 right.',
  ])
})

test('answers count in their own section, those outside the steps in its whole alone', () => {
  expect(sentences(after({ v1: 'right', v3: 'wrong', v40: 'right', v41: 'wrong', q300: 'right' }))).toEqual([
    '1 of 3 right last time',
    'All quizzes and practice: 4 of 500 questions answered, 2 right.',
    'None of these 2 answered yet',
    'All quizzes and practice: 1 of 400 questions answered, 1 right.',
  ])
})

test('where answers were all wrong, none is right; nothing else is said of them', () => {
  expect(sentences(after({ v2: 'wrong' }))[0]).toBe('0 of 3 right last time')
})

test('what is served no more does not count among what can be answered', () => {
  const [, whole] = sentences(after({ v1: 'right', v999: 'right' }))
  expect(whole).toBe('All quizzes and practice: 1 of 500 questions answered, 1 right.')
})

test('each step says how it went, and leads to its question', () => {
  const markup = after({ v1: 'wrong', v3: 'right' })
  expect(partsIn(markup, 'h3').flatMap(textsIn)).toEqual(['Verbal Reasoning', 'Quantitative Reasoning'])
  expect(valuesIn(markup, 'aria-label')).toEqual([
    ...['Verbal Reasoning questions', 'Q1, wrong last time', 'Q2', 'Q3, right last time'],
    ...['Quantitative Reasoning questions', 'Q1', 'Q2'],
  ])
  expect(valuesIn(markup, 'href')).toEqual([
    ...['/question/verbal/1', '/question/verbal/2', '/question/verbal/3'],
    ...['/question/quantitative/1', '/question/quantitative/2'],
  ])
})
