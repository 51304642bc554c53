import { expect, test } from 'vitest'
import { questionName, shortTopicName, topicName } from './names.ts'

test('topics have the names that students use', () => {
  expect(topicName('text-completion')).toBe('Text completion (TC)')
  expect(topicName('sentence-equivalence')).toBe('Sentence equivalence (SE)')
  expect(topicName('reading-comprehension')).toBe('Reading comprehension (RC)')
  expect(topicName('data-analysis')).toBe('Data analysis')
  expect(shortTopicName('text-completion')).toBe('TC')
  expect(shortTopicName('data-analysis')).toBe('data analysis')
})

test('a question is named by its topic and by how it is answered, each once', () => {
  expect(questionName({ topic: 'text-completion', kind: 'blanks' })).toBe('Text completion (TC)')
  expect(questionName({ topic: 'sentence-equivalence', kind: 'equivalence' })).toBe(
    'Sentence equivalence (SE)',
  )
  expect(questionName({ topic: 'reading-comprehension', kind: 'sentence' })).toBe(
    'Reading comprehension (RC), select in passage',
  )
  expect(questionName({ topic: 'geometry', kind: 'comparison' })).toBe(
    'Geometry, quantitative comparison (QC)',
  )
  expect(questionName({ topic: 'algebra', kind: 'numeric' })).toBe('Algebra, numeric entry')
  expect(questionName({ topic: 'algebra', kind: 'several' })).toBe('Algebra, one or more answers')
  expect(questionName({ topic: 'algebra', kind: 'single' })).toBe('Algebra')
})
