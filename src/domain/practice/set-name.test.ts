import { expect, test } from 'vitest'
import type { QuestionKind } from '../questions/question.ts'
import type { QuestionSummary } from './select-questions.ts'
import { fullNameOfSet, nameOfSet } from './set-name.ts'

function summary(id: string, topic: string, kind: QuestionKind, stimulus?: string): QuestionSummary {
  const own = { id, topic, kind, difficulty: 'medium', fileIndex: 0 } as const
  return stimulus === undefined ? own : { ...own, stimulus }
}

const completion = summary('v1', 'text-completion', 'blanks')
const reading = summary('v2', 'reading-comprehension', 'single', 'bees')
const sameReading = summary('v3', 'reading-comprehension', 'several', 'bees')
const algebra = summary('q1', 'algebra', 'comparison')
const geometry = summary('q2', 'geometry', 'comparison')
const area = summary('q3', 'geometry', 'single')
const chart = [4, 5].map((number) => summary(`q${number}`, 'data-analysis', 'single', 'harvest'))

test.each([
  ['2 mixed verbal', [completion, reading]],
  ['2 mixed quantitative', [algebra, area]],
  ['2 verbal and quantitative', [completion, algebra]],
  ['2 QC', [algebra, geometry]],
  ['2 geometry', [geometry, area]],
  ['1 TC', [completion]],
  ['One passage', [reading, sameReading]],
  ['1 RC', [reading]],
  ['One data set', chart],
  ['Practice set', []],
])('a set is called "%s"', (name, questions) => {
  expect(nameOfSet(questions)).toBe(name)
})

test('the full name says how the set is taken', () => {
  expect(fullNameOfSet([algebra], { isTimed: false, mode: 'study' })).toBe('1 QC')
  expect(fullNameOfSet([algebra], { isTimed: true, mode: 'exam' })).toBe(
    '1 QC, at the pace of the test, in test mode',
  )
})
