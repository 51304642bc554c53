import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

test('splits a passage into sentences across lines and paragraphs', () => {
  expect(sentencesOf('Bees hum. They also\ndance!\n\nWhy? "To tell," says one.')).toEqual([
    'Bees hum.',
    'They also dance!',
    'Why?',
    '"To tell," says one.',
  ])
})

test('does not end a sentence after an initial or a title', () => {
  expect(sentencesOf('Dr. A. Sen wrote on St. Kilda. It sold.')).toEqual([
    'Dr. A. Sen wrote on St. Kilda.',
    'It sold.',
  ])
})
