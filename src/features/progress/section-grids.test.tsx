import { expect, test } from 'vitest'
import { renderMarkup, elementsIn, textsIn, attributesIn } from '../../../tests/support/rendered-markup.ts'
import type { QuestionState } from '../../domain/history/attempt.ts'
import type { Quiz } from '../../domain/questions/question-set.ts'
import { SectionGrids } from './section-grids.tsx'

const firstQuizzes: readonly Quiz[] = [
  { id: 'verbal-1', section: 'verbal', number: 1, questionIds: ['v1', 'v2', 'v3'] },
  { id: 'quantitative-1', section: 'quantitative', number: 1, questionIds: ['q1', 'q2'] },
]

/** Five verbal questions and three quantitative ones; number 5 of the verbal section is no longer on the site. */
const topics = {
  verbal: { names: ['reading', 'vocabulary'], byNumber: '0011 1' },
  quantitative: { names: ['algebra'], byNumber: '000' },
  analytical: { names: [], byNumber: '' },
}

const gridsWith = (states: Readonly<Record<string, QuestionState>>): string =>
  renderMarkup(
    <SectionGrids
      firstQuizzes={firstQuizzes}
      topics={topics}
      states={new Map(Object.entries(states))}
      isLogRead
    />,
  )

/** The texts above and below the grid of each section. */
const paragraphs = (markup: string): readonly string[] => elementsIn(markup, 'p').flatMap(textsIn)

test('shows the number of questions of each section before anything is answered', () => {
  expect(paragraphs(gridsWith({}))).toEqual([
    'None of these 3 answered yet',
    'All quizzes and practice: 0 of 5 questions answered, 0 right.',
    'None of these 2 answered yet',
    'All quizzes and practice: 0 of 3 questions answered, 0 right.',
  ])
})

test('counts answers in their section, and those outside quiz 1 only in its total', () => {
  expect(paragraphs(gridsWith({ v1: 'right', v3: 'wrong', v4: 'right', v6: 'wrong', q3: 'right' }))).toEqual([
    '2 of 3 answered, 1 right',
    'All quizzes and practice: 4 of 5 questions answered, 2 right.',
    'None of these 2 answered yet',
    'All quizzes and practice: 1 of 3 questions answered, 1 right.',
  ])
})

test('counts a wrong answer as answered', () => {
  expect(paragraphs(gridsWith({ v2: 'wrong' }))[0]).toBe('1 of 3 answered, 0 right')
})

test('does not count answers to retired questions', () => {
  const [, sectionTotal] = paragraphs(gridsWith({ v1: 'right', v5: 'right', v999: 'right' }))
  expect(sectionTotal).toBe('All quizzes and practice: 1 of 5 questions answered, 1 right.')
})

test('labels each question with its latest outcome and links to its page', () => {
  const screen = gridsWith({ v1: 'wrong', v3: 'right' })
  const markup = elementsIn(screen, 'nav').join('')
  expect(elementsIn(screen, 'h3').flatMap(textsIn)).toEqual(['Verbal Reasoning', 'Quantitative Reasoning'])
  expect(attributesIn(markup, 'aria-label')).toEqual([
    ...['Verbal Reasoning questions', 'Q1, wrong last time', 'Q2', 'Q3, right last time'],
    ...['Quantitative Reasoning questions', 'Q1', 'Q2'],
  ])
  expect(attributesIn(markup, 'href')).toEqual([
    ...['/question/verbal/1', '/question/verbal/2', '/question/verbal/3'],
    ...['/question/quantitative/1', '/question/quantitative/2'],
  ])
})

test('tells for each topic how many questions were answered and right, and leads to its practice', () => {
  const rows = elementsIn(gridsWith({ v1: 'wrong', v2: 'right' }), 'ul').flatMap((list) =>
    elementsIn(list, 'li'),
  )
  expect(rows.map((row) => textsIn(row).join(' | '))).toEqual([
    'Reading | 1 of 2 right | 2 of 2 answered',
    'Vocabulary | Not tried yet | 0 of 3 answered',
    'Algebra | Not tried yet | 0 of 3 answered',
  ])
  expect(rows.flatMap((row) => attributesIn(row, 'href'))[0]).toBe('/practice?section=verbal&topics=reading')
})
