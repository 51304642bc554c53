import type { ReactNode } from 'react'
import { themes, type Word } from '../../content/words/word-schema.ts'
import { WordSearch } from './word-search.tsx'
import { GroupLinks } from './words-screen.tsx'

/** The parts of the vocabulary guide besides its text: the search, and links to every letter and theme. */
export function vocabularyGuideParts(
  words: readonly Word[],
  address: string,
): Readonly<{ search: ReactNode; groups: ReactNode }> {
  const letters = [...new Set(words.map(({ word }) => word.charAt(0)))]
  return {
    search: <WordSearch address={address} />,
    groups: (
      <>
        <GroupLinks
          title="Words by letter"
          groups={letters.map((letter) => ({ slug: letter, name: letter.toUpperCase() }))}
        />
        <GroupLinks
          title="Words by theme"
          groups={Object.entries(themes).map(([slug, name]) => ({ slug, name }))}
        />
      </>
    ),
  }
}
