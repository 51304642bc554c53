import { expect, test } from 'vitest'
import { singleQuestion } from '../../../tests/support/questions.ts'
import { breakdownsOf } from './breakdown.ts'
import type { ReportedQuestion } from './test-report.ts'

function reported(
  id: string,
  topic: string,
  difficulty: 'easy' | 'hard',
  isRight: boolean,
  seconds: number,
): ReportedQuestion {
  const facts = {
    section: 1,
    number: 1,
    visits: 1,
    isMarked: false,
    change: null,
    isGuess: false,
    isSlow: false,
  }
  return {
    question: { ...singleQuestion(id, 'b'), topic, difficulty },
    outcome: isRight ? 'correct' : 'incorrect',
    seconds,
    ...facts,
  }
}

test('right answers and times are summed by topic, kind and difficulty', () => {
  const [topics, kinds, difficulties] = breakdownsOf([
    reported('v1', 'text-completion', 'hard', true, 100),
    reported('v2', 'reading-comprehension', 'easy', false, 60),
    reported('v3', 'text-completion', 'easy', false, 50),
  ])
  expect(topics?.rows).toEqual([
    { name: 'Text completion (TC)', right: 1, total: 2, seconds: 75, paceSeconds: 91 },
    { name: 'Reading comprehension (RC)', right: 0, total: 1, seconds: 60, paceSeconds: 91 },
  ])
  expect(kinds?.rows.map(({ name, total }) => [name, total])).toEqual([['Multiple choice', 3]])
  expect(difficulties?.rows.map(({ name, right, total }) => [name, right, total])).toEqual([
    ['Easy', 0, 2],
    ['Hard', 1, 1],
  ])
})
