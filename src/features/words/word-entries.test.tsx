import { expect, test } from 'vitest'
import { renderMarkup, partsIn, textsIn, valuesIn } from '../../../tests/support/rendered-markup.ts'
import type { Word } from '../../content/words/word-schema.ts'
import { WordEntries } from './word-entries.tsx'

const plain: Word = {
  ...{ word: 'laconic', part: 'adjective', theme: 'silence-and-brevity', tier: 'top' },
  ...{ sound: 'ləˈkɑnɪk', definition: 'using very few words', sentence: 'Her laconic note read "No."' },
  synonyms: ['terse', 'brief'],
}
const full: Word = {
  ...{ ...plain, word: 'verbose', synonyms: ['wordy', 'prolix'], opposites: ['terse', 'succinct'] },
  ...{ nuance: 'Stronger than wordy.', root: 'Latin verbum, a word', confuse: 'verbal, which is of words' },
}
const entry = (word: Word): readonly string[] => textsIn(renderMarkup(<WordEntries words={[word]} />))

test('a word has its sound, its part of speech, its meaning as a sentence, one to show it, and words near it', () => {
  expect(entry(plain)).toEqual([
    ...['laconic', '/ləˈkɑnɪk/', 'adjective', 'Using very few words.', 'Her laconic note read "No."'],
    'Near: terse, brief.',
  ])
})

test('its opposites are told as such, apart from the words near it', () => {
  expect(entry(full)).toContain('Near: wordy, prolix. Opposite: terse, succinct.')
})

test('where there are such, a nuance, a root and what the word is taken for end the entry, each by its name', () => {
  expect(entry(full).slice(-3)).toEqual([
    ...[
      'Stronger than wordy.',
      'Root: Latin verbum, a word.',
      'Do not confuse with: verbal, which is of words.',
    ],
  ])
})

test('a sentence that ends by itself gets no second period', () => {
  expect(entry({ ...full, root: 'from what?' })).toContain('Root: From what?')
})

test('each word can be led to, in the order given', () => {
  const markup = renderMarkup(<WordEntries words={[plain, full]} />)
  expect(valuesIn(markup, 'id')).toEqual(['laconic', 'verbose'])
  expect(partsIn(markup, 'dfn').flatMap(textsIn)).toEqual(['laconic', 'verbose'])
})
