import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

test('a passage falls into its sentences, across lines and paragraphs', () => {
  expect(sentencesOf('Bees hum. They also\ndance!\n\nWhy? "To tell," says one.')).toEqual([
    'Bees hum.',
    'They also dance!',
    'Why?',
    '"To tell," says one.',
  ])
})

test('an initial or a title ends no sentence', () => {
  expect(sentencesOf('Dr. A. Sen wrote on St. Kilda. It sold.')).toEqual([
    'Dr. A. Sen wrote on St. Kilda.',
    'It sold.',
  ])
})
