import { expect, test } from 'vitest'
import { questionDefaults, makeChoices, singleQuestion } from '../../../tests/support/questions.ts'
import type { Question } from '../../domain/questions/question.ts'
import { TryIt } from './try-it.tsx'

const comparison: Question = {
  ...questionDefaults,
  id: 'q127',
  kind: 'comparison',
  quantities: [['1'], ['2']],
  choices: makeChoices('q127', 'abcd', 'b'),
}

test('throws for a quantitative comparison, because its two quantities would not be rendered', () => {
  expect(() => TryIt({ questions: [singleQuestion('v1', 'b')] })).not.toThrow()
  expect(() => TryIt({ questions: [comparison] })).toThrow('q127')
})
