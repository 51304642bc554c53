import { expect, test } from 'vitest'
import { reportOn } from './bank-report.ts'
import type { Review } from './review-schema.ts'
import { questionSchema } from '../questions/question-schema.ts'

const choice = (text: string): object => ({ text, why: 'Because.' })
const right = { ...choice('r'), correct: true }
const shared = { skill: 'x', difficulty: 'easy', text: '?', explanation: 'So.' }
const single = questionSchema.parse({
  ...shared,
  id: 'q1',
  topic: 'algebra',
  kind: 'single',
  choices: [choice('1'), right, choice('2'), choice('3'), choice('4')],
  proof: '1 + 1',
  syllabus: 'inequalities',
})
const several = questionSchema.parse({
  ...shared,
  id: 'q2',
  topic: 'geometry',
  kind: 'several',
  difficulty: 'hard',
  choices: [right, choice('2'), choice('3')],
})

test('reportOn counts topics, kinds, difficulties, key positions, proofs and reviews', () => {
  const reviews: readonly Review[] = [
    { id: 'q1', date: '2026-11-20', solvers: 2, agreed: 2, rated: [70, 80] },
    {
      id: 'q2',
      date: '2026-11-20',
      solvers: 2,
      agreed: 1,
      mended: { date: '2026-11-21', solvers: 2, agreed: 2 },
    },
  ]
  const [verbal, quantitative] = reportOn([single, several], reviews)
  expect(verbal).toMatchObject({ section: 'verbal', count: 0 })
  expect(quantitative).toMatchObject({
    section: 'quantitative',
    count: 2,
    topics: [
      ['algebra', 1],
      ['geometry', 1],
    ],
    kinds: [
      ['single', 1],
      ['several', 1],
    ],
    difficulties: [
      ['easy', 1],
      ['hard', 1],
    ],
    keyPositions: [0, 1, 0, 0, 0],
    provenCount: 1,
    agreedAtFirstCount: 1,
    ratedAlikeCount: 1,
  })
})

test('reportOn counts quantitative questions by line of the syllabus, lines without any too', () => {
  const [verbal, quantitative] = reportOn([single, several], [])
  expect(verbal?.syllabus).toEqual([])
  const algebra = quantitative?.syllabus.find(({ topic }) => topic === 'algebra')
  expect(algebra?.lines).toEqual(
    expect.arrayContaining([
      ['Inequalities', 1],
      ['Quadratic equations', 0],
    ]),
  )
})
