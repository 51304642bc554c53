import { expect, test } from 'vitest'
import { renderMarkup, partsIn, textsIn, valuesIn } from '../../../tests/support/rendered-markup.ts'
import type { ResultSummary } from '../../domain/history/statistics.ts'
import { OverallProgress } from './overall-progress.tsx'
import { SectionPerformance } from './section-performance.tsx'

const standing: ResultSummary = {
  ...{ quizzes: 1203, average: 64 },
  sections: [
    { section: 'verbal', quizzes: 1, average: 72 },
    { section: 'quantitative', quizzes: 2, average: 56 },
    { section: 'analytical', quizzes: 0, average: 0 },
  ],
}

test('the ring shows the overall average, and the figures beside it the same and the number of quizzes', () => {
  const markup = renderMarkup(<OverallProgress standing={standing} />)
  expect(valuesIn(markup, 'aria-label')).toEqual(['Overall average: 64%'])
  expect(partsIn(markup, 'dl').flatMap(textsIn)).toEqual(['Overall average', '64%', 'Total quizzes', '1,203'])
})

test('each section has its own attempts and average, as a figure and as a bar', () => {
  const markup = renderMarkup(<SectionPerformance standing={standing} />)
  expect(partsIn(markup, 'li').map((section) => textsIn(section).join(' '))).toEqual([
    'Verbal Reasoning 1 attempt 72%',
    'Quantitative Reasoning 2 attempts 56%',
    'Analytical Writing 0 attempts 0%',
  ])
  expect(valuesIn(markup, 'value')).toEqual(['72', '56', '0'])
  expect(valuesIn(markup, 'max')).toEqual(['100', '100', '100'])
  expect(valuesIn(markup, 'aria-label')).toEqual([
    ...['Verbal Reasoning average', 'Quantitative Reasoning average', 'Analytical Writing average'],
  ])
  expect(valuesIn(markup, 'href')).toEqual(['/verbal', '/quantitative', '/analytical'])
})
