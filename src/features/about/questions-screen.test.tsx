import { expect, test } from 'vitest'
import { renderMarkup, partsIn, textsIn } from '../../../tests/support/rendered-markup.ts'
import type { SectionReport } from '../../content/reviews/bank-report.ts'
import { QuestionsScreen } from './questions-screen.tsx'

const verbal: SectionReport = {
  ...{ section: 'verbal', count: 700, computed: 3, agreedAtFirst: 690, places: [3, 1, 4, 1, 5] },
  topics: [
    ['reading-comprehension', 450],
    ['text-completion', 250],
  ],
  kinds: [
    ['single', 600],
    ['blanks', 100],
  ],
  difficulties: [
    ['medium', 400],
    ['hard', 300],
  ],
}
const quantitative: SectionReport = {
  ...{ section: 'quantitative', count: 534, computed: 530, agreedAtFirst: 533, places: [2, 7, 1, 8, 2] },
  ...{ topics: [['algebra', 534]], kinds: [['comparison', 534]], difficulties: [['easy', 534]] },
}
const page = (...reports: readonly SectionReport[]): string =>
  renderMarkup(<QuestionsScreen reports={reports} errata={[]} />)

/** What the paragraphs and points of the page say. */
const told = (markup: string): string =>
  ['p', 'li']
    .flatMap((tag) => partsIn(markup, tag))
    .map((part) => textsIn(part).join(' '))
    .join('\n')

test('the page says how many questions there are in all, how many were computed, and how many were agreed upon', () => {
  const text = told(page(verbal, quantitative))
  expect(text).toContain('There are 1,234 questions here.')
  expect(text).toContain('For 533 questions a program works out the answer')
  expect(text).toContain('Both found it for 1,223, on the first try.')
})

test('that both found it every time is said only where they did', () => {
  const agreed = { ...quantitative, agreedAtFirst: 534 }
  expect(told(page(agreed))).toContain('Both found it every time, on the first try.')
  expect(told(page(agreed, verbal))).not.toContain('every time')
})

test('each section says how many questions it has, and how they are shared out', () => {
  const markup = page(verbal, quantitative)
  expect(partsIn(markup, 'h2').flatMap(textsIn)).toEqual(
    expect.arrayContaining(['Verbal Reasoning: 700', 'Quantitative Reasoning: 534']),
  )
  expect(partsIn(markup, 'tr').map((row) => textsIn(row).join(': '))).toEqual([
    'Topics: reading comprehension 450, text completion 250',
    'Kinds: one answer 600, two or three blanks 100',
    'Difficulty: medium 400, hard 300',
    'Place of the right answer: A 3, B 1, C 4, D 1, E 5',
    'Topics: algebra 534',
    'Kinds: quantitative comparison 534',
    'Difficulty: easy 534',
    'Place of the right answer: A 2, B 7, C 1, D 8, E 2',
  ])
})

test('a section with thousands of questions counts them as the whole bank is counted', () => {
  const text = textsIn(page({ ...verbal, count: 1700, topics: [['reading-comprehension', 1450]] })).join('\n')
  expect(text).toContain('There are 1,700 questions here.')
  expect(text).toContain('Verbal Reasoning: 1,700')
  expect(text).toContain('reading comprehension 1,450')
})
