import { expect, test } from 'vitest'
import { wordsAsCsv, wordsAsAnkiDeck } from './word-downloads.ts'
import type { Word } from './word-schema.ts'

const word: Word = {
  word: 'laconic',
  part: 'adjective',
  theme: 'silence-and-brevity',
  sound: 'ləˈkɑnɪk',
  definition: 'using very few words',
  sentence: 'Asked how it had been, she said "wet" & slept.',
  synonyms: ['terse', 'brief'],
  opposites: ['verbose'],
  tier: 'core',
}

test('wordsAsCsv names the columns and doubles quotes inside a text', () => {
  const [head, row, end] = wordsAsCsv([word]).split('\r\n')
  expect(head?.split(',').slice(0, 3)).toEqual(['"word"', '"part"', '"sound"'])
  expect(row).toContain('"Asked how it had been, she said ""wet"" & slept."')
  expect(row).toContain('"terse; brief","verbose","","",""')
  expect(end).toBe('')
})

test('wordsAsAnkiDeck has the header that Anki needs and one line per word', () => {
  const lines = wordsAsAnkiDeck([word]).trimEnd().split('\n')
  expect(lines.filter((line) => line.startsWith('#'))).toContain('#separator:tab')
  expect(lines.at(-1)?.split('\t')).toEqual([
    'laconic <small>(adjective)</small>',
    'using very few words<br><i>Asked how it had been, she said "wet" &amp; slept.</i><br>Near: terse, brief. Opposite: verbose.',
    'gradus core silence-and-brevity',
  ])
})
