import { expect, test } from 'vitest'
import { renderMarkup, elementsIn, textsIn, attributesIn } from '../../../../tests/support/rendered-markup.ts'
import type { Word } from '../../../content/words/word-schema.ts'
import { WordEntries } from './word-entries.tsx'

const wordWithoutExtras: Word = {
  ...{ word: 'laconic', part: 'adjective', theme: 'silence-and-brevity', tier: 'top' },
  ...{ sound: 'ləˈkɑnɪk', definition: 'using very few words', sentence: 'Her laconic note read "No."' },
  synonyms: ['terse', 'brief'],
}
const wordWithExtras: Word = {
  ...{
    ...wordWithoutExtras,
    word: 'verbose',
    synonyms: ['wordy', 'prolix'],
    opposites: ['terse', 'succinct'],
  },
  ...{ nuance: 'Stronger than wordy.', root: 'Latin verbum, a word', confuse: 'verbal, which is of words' },
}
const entryTexts = (word: Word): readonly string[] => textsIn(renderMarkup(<WordEntries words={[word]} />))

test('shows the sound, part of speech, definition, example sentence and synonyms of a word', () => {
  expect(entryTexts(wordWithoutExtras)).toEqual([
    ...['laconic', '/ləˈkɑnɪk/', 'adjective', 'Using very few words.', 'Her laconic note read "No."'],
    'Near: terse, brief.',
  ])
})

test('shows the charge beside the part, and further meanings and company after the first sentence', () => {
  const senses = [{ part: 'noun', definition: 'a short reply', sentence: 'Her laconic ended it.' }] as const
  const texts = entryTexts({
    ...wordWithoutExtras,
    ...{ charge: 'positive', senses: [...senses], company: ['a laconic note', 'laconic by habit'] },
    family: ['laconically (adverb)'],
  })
  expect(texts).toEqual([
    ...[
      'laconic',
      '/ləˈkɑnɪk/',
      'adjective',
      'positive',
      'Using very few words.',
      'Her laconic note read "No."',
    ],
    ...['Also (noun): A short reply.', 'Her laconic ended it.', 'Often: a laconic note, laconic by habit.'],
    ...['Near: terse, brief.', 'Family: laconically (adverb).'],
  ])
})

test('shows opposites separately from synonyms', () => {
  expect(entryTexts(wordWithExtras)).toContain('Near: wordy, prolix. Opposite: terse, succinct.')
})

test('ends with the nuance, the root and the word it is confused with, if there are any', () => {
  expect(entryTexts(wordWithExtras).slice(-3)).toEqual([
    ...[
      'Stronger than wordy.',
      'Root: Latin verbum, a word.',
      'Do not confuse with: verbal, which is of words.',
    ],
  ])
})

test('adds no period after other closing punctuation', () => {
  expect(entryTexts({ ...wordWithExtras, root: 'from what?' })).toContain('Root: From what?')
})

test('each word has an id to link to, in the given order', () => {
  const markup = renderMarkup(<WordEntries words={[wordWithoutExtras, wordWithExtras]} />)
  expect(attributesIn(markup, 'id')).toEqual(['laconic', 'verbose'])
  expect(elementsIn(markup, 'dfn').flatMap(textsIn)).toEqual(['laconic', 'verbose'])
})
