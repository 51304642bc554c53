import { expect, test } from 'vitest'
import { renderMarkup, elementsIn, textsIn, attributesIn } from '../../../tests/support/rendered-markup.ts'
import type { ResultSummary } from '../../domain/history/statistics.ts'
import { OverallProgress } from './overall-progress.tsx'
import { SectionPerformance } from './section-performance.tsx'

const summary: ResultSummary = {
  ...{ quizzes: 1203, average: 64 },
  sections: [
    { section: 'verbal', quizzes: 1, average: 72 },
    { section: 'quantitative', quizzes: 2, average: 56 },
    { section: 'analytical', quizzes: 0, average: 0 },
  ],
}

test('shows the overall average and the total number of quizzes', () => {
  const markup = renderMarkup(<OverallProgress summary={summary} />)
  expect(attributesIn(markup, 'aria-label')).toEqual(['Overall average: 64%'])
  expect(elementsIn(markup, 'dl').flatMap(textsIn)).toEqual([
    'Overall average',
    '64%',
    'Total quizzes',
    '1,203',
  ])
})

test('shows the attempts and the average of each section, as numbers and as bars', () => {
  const markup = renderMarkup(<SectionPerformance summary={summary} />)
  expect(elementsIn(markup, 'li').map((section) => textsIn(section).join(' '))).toEqual([
    'Verbal Reasoning 1 attempt 72%',
    'Quantitative Reasoning 2 attempts 56%',
    'Analytical Writing 0 attempts 0%',
  ])
  expect(attributesIn(markup, 'value')).toEqual(['72', '56', '0'])
  expect(attributesIn(markup, 'max')).toEqual(['100', '100', '100'])
  expect(attributesIn(markup, 'aria-label')).toEqual([
    ...['Verbal Reasoning average', 'Quantitative Reasoning average', 'Analytical Writing average'],
  ])
  expect(attributesIn(markup, 'href')).toEqual(['/verbal', '/quantitative', '/analytical'])
})
