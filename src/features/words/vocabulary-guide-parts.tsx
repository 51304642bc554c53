import type { ReactNode } from 'react'
import { themes, type Word } from '../../content/words/word-schema.ts'
import { TopWords } from './top-words.tsx'
import { WordSearch } from './word-search.tsx'
import { GroupLinks } from './words-screen.tsx'

/** The parts of the vocabulary guide besides its text, by their names in MDX. `address` is that of the words file. */
export function vocabularyGuideParts(
  words: readonly Word[],
  address: string,
): Readonly<Record<'TopWords' | 'WordSearch' | 'WordGroups', () => ReactNode>> {
  const letters = [...new Set(words.map(({ word }) => word.charAt(0)))]
  return {
    TopWords: () => <TopWords words={words.filter(({ tier }) => tier === 'top')} />,
    WordSearch: () => <WordSearch address={address} />,
    WordGroups: () => (
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
