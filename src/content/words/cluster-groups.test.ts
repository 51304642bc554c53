import { expect, test } from 'vitest'
import { fellowsOf, groupClusters } from './cluster-groups.ts'
import type { Word } from './word-schema.ts'

const entry: Word = {
  ...{ word: 'laconic', part: 'adjective', theme: 'silence-and-brevity', tier: 'top', sound: 'ləˈkɑnɪk' },
  ...{ definition: 'using very few words', sentence: 'Her laconic note.', synonyms: ['terse', 'brief'] },
}
const shared = { meaning: 'few', sentence: 'A _____ note.', apart: 'None.' }
const brief = { ...shared, words: ['brief', 'laconic', 'terse'] }
const curt = { ...shared, words: ['laconic', 'curt'] }

test('a cluster belongs to the theme of its first word that has an entry', () => {
  const words: readonly Word[] = [entry, { ...entry, word: 'curt', theme: 'blame' }]
  expect(groupClusters([brief, curt], words)).toEqual([
    { slug: 'silence-and-brevity', name: 'Silence and brevity', clusters: [brief, curt] },
  ])
})

test('the fellows of a word are the others of all its clusters', () => {
  expect(fellowsOf('laconic', [brief, curt])).toEqual(['brief', 'terse', 'curt'])
  expect(fellowsOf('praise', [brief, curt])).toEqual([])
})
