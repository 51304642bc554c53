import type { ReactNode } from 'react'
import { themes, type Word } from '../../../content/words/word-schema.ts'
import { pageOfWord } from '../../../domain/words/word-path.ts'
import { TopWords } from './top-words.tsx'
import { WordSearch } from '../search/word-search.tsx'
import { GroupLinks } from './group-links.tsx'

/** The parts of the vocabulary guide besides its text, by their names in MDX. `address` is that of the words file. */
export function vocabularyGuideParts(
  words: readonly Word[],
  address: string,
): Readonly<Record<'TopWords' | 'WordSearch' | 'WordGroups', () => ReactNode>> {
  const pages = [...new Set(words.map(({ word }) => pageOfWord(word)))]
  return {
    TopWords: () => <TopWords words={words.filter(({ tier }) => tier === 'top')} />,
    WordSearch: () => <WordSearch address={address} />,
    WordGroups: () => (
      <>
        <GroupLinks
          title="Words by letter"
          groups={pages.map((page) => ({ slug: page, name: page.toUpperCase().replace('-', ' ') }))}
        />
        <GroupLinks
          title="Words by theme"
          groups={Object.entries(themes).map(([slug, name]) => ({ slug, name }))}
        />
      </>
    ),
  }
}
