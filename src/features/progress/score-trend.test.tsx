import { expect, test } from 'vitest'
import { renderMarkup, elementsIn, textsIn, attributesIn } from '../../../tests/support/rendered-markup.ts'
import type { QuizResult } from '../../domain/history/result.ts'
import { sectionNames } from '../../domain/questions/section.ts'
import { ScoreTrend } from './score-trend.tsx'

/** A result of a quiz with four questions, dated at noon local time, so that the time zone does not change the day. */
const quizOn = (
  day: number,
  correctAnswers: number,
  sectionType = sectionNames[day % 3] ?? 'verbal',
): QuizResult => ({
  ...{ questionsCount: 4, correctAnswers, incorrectAnswers: 4 - correctAnswers, skippedQuestions: 0 },
  ...{ timeTaken: 60, date: new Date(2026, 9, day, 12).toISOString(), sectionType },
})

const rows = (markup: string): readonly string[] =>
  elementsIn(markup, 'tr').map((row) => textsIn(row).join(' | '))

const threeResults = [quizOn(2, 1, 'quantitative'), quizOn(9, 4, 'analytical'), quizOn(1, 3, 'verbal')]

test('charts results by date, each with its day, section and percent', () => {
  const markup = renderMarkup(<ScoreTrend results={threeResults} />)
  expect(elementsIn(markup, 'title').flatMap(textsIn)).toEqual([
    'Oct 1, 2026, Verbal Reasoning: 75%',
    'Oct 2, 2026, Quantitative Reasoning: 25%',
    'Oct 9, 2026, Analytical Writing: 100%',
  ])
})

test('draws each quiz at the height of its percent', () => {
  const markup = renderMarkup(<ScoreTrend results={threeResults} />)
  const heights = ['75', '25', '100'].map(
    (percent) => new RegExp(`y="(\\d+)"[^>]*>${percent}%<`).exec(markup)?.[1],
  )
  expect(attributesIn(markup, 'points').map((point) => point.split(',')[1])).toEqual(heights)
})

test('lists the same results in the table, the newest first', () => {
  expect(rows(renderMarkup(<ScoreTrend results={threeResults} />))).toEqual([
    'Date | Section | Score',
    'Oct 9, 2026 | Analytical Writing | 100%',
    'Oct 2, 2026 | Quantitative Reasoning | 25%',
    'Oct 1, 2026 | Verbal Reasoning | 75%',
  ])
})

test('draws each section with the symbol and the color of the legend', () => {
  const markup = renderMarkup(<ScoreTrend results={threeResults} />)
  const [legend = ''] = elementsIn(markup, 'p')
  expect(textsIn(legend)).toEqual(['Verbal', 'Quantitative', 'Analytical'])
  const colors = ['var(--verbal)', 'var(--quantitative)', 'var(--analytical)']
  expect(attributesIn(legend, 'fill')).toEqual(colors)
  expect(attributesIn(markup, 'stroke')).toEqual(colors)
  expect(shapesIn(legend)).toEqual(['circle', 'rect', 'path'])
  expect(shapesIn(markup.replace(legend, ''))).toEqual(['circle', 'rect', 'path'])
})

const shapesIn = (markup: string): readonly string[] =>
  [...markup.matchAll(/<(circle|rect|path) /g)].map(([, shape = '']) => shape)

test('shows all of forty quizzes', () => {
  const markup = renderMarkup(
    <ScoreTrend results={Array.from({ length: 40 }, (_, day) => quizOn(day + 1, 2))} />,
  )
  expect(attributesIn(markup, 'aria-label')).toEqual([
    'Scores of the last 40 quizzes. The table below holds the same figures.',
  ])
  expect(elementsIn(markup, 'title')).toHaveLength(40)
  expect(markup).not.toContain('quizzes are shown')
})

test('shows only the newest forty quizzes in chart and table, and says so', () => {
  const results = Array.from({ length: 42 }, (_, day) => quizOn(42 - day, day % 5))
  const markup = renderMarkup(<ScoreTrend results={results} />)
  expect(elementsIn(markup, 'p').flatMap(textsIn)).toContain('The last 40 quizzes are shown.')
  expect(attributesIn(markup, 'aria-label')[0]).toContain('Scores of the last 40 quizzes.')
  const titles = elementsIn(markup, 'title').flatMap(textsIn)
  expect([titles.length, titles[0]]).toEqual([40, 'Oct 3, 2026, Verbal Reasoning: 100%'])
  expect(
    rows(markup)
      .slice(1)
      .map((row) => row.replace(' | ', ', ').replace(' | ', ': ')),
  ).toEqual(titles.toReversed())
})
