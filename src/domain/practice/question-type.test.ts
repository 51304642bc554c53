import { expect, test } from 'vitest'
import { typeName, typesOf } from './question-type.ts'

const shared = {
  topic: 'any',
  kind: 'numeric',
  difficulty: 'easy',
  fileIndex: 0,
  stimulus: 'harvest',
} as const

test('questions that share a chart are data interpretation as well', () => {
  expect(typesOf({ ...shared, id: 'q1' })).toEqual(['numeric', 'data-interpretation'])
  expect(typesOf({ ...shared, id: 'v1' })).toEqual(['numeric'])
  const { stimulus: _, ...alone } = shared
  expect(typesOf({ ...alone, id: 'q1' })).toEqual(['numeric'])
})

test('types have names', () => {
  expect(typeName('data-interpretation')).toBe('Data interpretation')
  expect(typeName('comparison')).toBe('Quantitative comparison (QC)')
})
