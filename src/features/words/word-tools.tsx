import type { ReactNode } from 'react'
import { themes, type Word } from '../../content/words/word-schema.ts'
import { WordSearch } from './word-search.tsx'
import { GroupLinks } from './words-screen.tsx'

/** What the vocabulary guide holds besides its text: search, and the way to every group of words. */
export function wordTools(
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
