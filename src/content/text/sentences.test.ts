import { expect, test } from 'vitest'
import { sentencesByParagraph } from './sentences.ts'

test('splits a passage into paragraphs of sentences, across lines', () => {
  expect(sentencesByParagraph('Bees hum. They also\ndance!\n\nWhy? "To tell," says one.')).toEqual([
    ['Bees hum.', 'They also dance!'],
    ['Why?', '"To tell," says one.'],
  ])
})

test('does not end a sentence after an initial or a title', () => {
  expect(sentencesByParagraph('Dr. A. Sen wrote on St. Kilda. It sold.')).toEqual([
    ['Dr. A. Sen wrote on St. Kilda.', 'It sold.'],
  ])
})
