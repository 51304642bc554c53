import { expect, test } from 'vitest'
import { renderMarkup, elementsIn, textsIn } from '../../../tests/support/rendered-markup.ts'
import type { SectionReport } from '../../content/reviews/bank-report.ts'
import { QuestionsScreen } from './questions-screen.tsx'

const verbal: SectionReport = {
  ...{
    section: 'verbal',
    count: 700,
    provenCount: 3,
    agreedAtFirstCount: 690,
    keyPositions: [3, 1, 4, 1, 5],
    ratedAlikeCount: 490,
    syllabus: [],
  },
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
  ...{
    section: 'quantitative',
    count: 534,
    provenCount: 530,
    agreedAtFirstCount: 533,
    keyPositions: [2, 7, 1, 8, 2],
    ratedAlikeCount: 500,
    syllabus: [{ topic: 'algebra', lines: [['Inequalities', 12]] }],
  },
  ...{ topics: [['algebra', 534]], kinds: [['comparison', 534]], difficulties: [['easy', 534]] },
}
const page = (...reports: readonly SectionReport[]): string =>
  renderMarkup(<QuestionsScreen reports={reports} errata={[]} guessTrials={[]} />)

/** The text of all paragraphs and list items of the page. */
const paragraphText = (markup: string): string =>
  ['p', 'li']
    .flatMap((tag) => elementsIn(markup, tag))
    .map((part) => textsIn(part).join(' '))
    .join('\n')

test('shows the total, the number of computed questions and the number whose key both solutions found', () => {
  const text = paragraphText(page(verbal, quantitative))
  expect(text).toContain('There are 1,234 questions here.')
  expect(text).toContain('For 533 questions a program works out the answer')
  expect(text).toContain('At first, both solutions were right for 1,223 questions.')
})

test('says "every time" only if both solutions found every key', () => {
  const allAgreed = { ...quantitative, agreedAtFirstCount: 534 }
  expect(paragraphText(page(allAgreed))).toContain('At first, both solutions were right every time.')
  expect(paragraphText(page(allAgreed, verbal))).not.toContain('every time')
})

test('shows for each section how many questions it has, by topic, kind, difficulty and answer position', () => {
  const markup = page(verbal, quantitative)
  expect(elementsIn(markup, 'h2').flatMap(textsIn)).toEqual(
    expect.arrayContaining(['Verbal Reasoning: 700', 'Quantitative Reasoning: 534']),
  )
  expect(elementsIn(markup, 'tr').map((row) => textsIn(row).join(': '))).toEqual([
    'Topics: Reading comprehension (RC) 450, Text completion (TC) 250',
    'Kinds: Multiple choice 600, Text completion (TC) with 2–3 blanks 100',
    'Difficulty: medium 400, hard 300',
    'Position of the right answer: A 3, B 1, C 4, D 1, E 5',
    'Topics: Algebra 534',
    'Kinds: Quantitative comparison (QC) 534',
    'Difficulty: easy 534',
    'Position of the right answer: A 2, B 7, C 1, D 8, E 2',
    'Algebra by skill: Inequalities 12',
  ])
})

test('writes thousands with a comma in the total, in section headings and in topic counts', () => {
  const text = textsIn(page({ ...verbal, count: 1700, topics: [['reading-comprehension', 1450]] })).join('\n')
  expect(text).toContain('There are 1,700 questions here.')
  expect(text).toContain('Verbal Reasoning: 1,700')
  expect(text).toContain('Reading comprehension (RC) 1,450')
})

test('says for how many questions the two ratings agree', () => {
  expect(paragraphText(page(verbal, quantitative)).replace(/\s+/g, ' ')).toContain(
    'For 990 of the 1,234 questions',
  )
})

test('shows how often keys were guessed from the choices alone', () => {
  const trial = { topic: 'essay-craft', date: '2026-11-27', questions: 60, guessed: 21 }
  const markup = renderMarkup(<QuestionsScreen reports={[verbal]} errata={[]} guessTrials={[trial]} />)
  expect(textsIn(markup).join('').replace(/\s+/g, ' ')).toContain('Essay craft21 of 60 (35%), 2026-11-27')
})
