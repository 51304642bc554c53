import type { ReactNode } from 'react'
import type { Word } from '../../../content/words/word-schema.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { GroupLinks, type GroupLink } from './group-links.tsx'
import { ListInParts } from './list-in-parts.tsx'
import { WordEntries } from './word-entries.tsx'
import { WordListPage } from './word-list-page.tsx'
import styles from './words-screen.module.css'

type Props = Readonly<{
  slug: string
  title: string
  lead: string
  words: readonly Word[]
  /** Whether there is a page of clusters about this theme. */
  hasClusters: boolean
  letters: readonly GroupLink[]
  themes: readonly GroupLink[]
  /** The address of the JSON file with all word cards, for the search. */
  address: string
}>

/** The page of one letter or theme, with links to all others. */
export function WordsScreen({ slug, words, hasClusters, letters, themes, ...page }: Props): ReactNode {
  const actions = (
    <>
      <ButtonLink href={`/gre-vocabulary/quiz?of=${slug.replace(/-2$/, '')}`}>
        Quiz yourself on these
      </ButtonLink>{' '}
      {hasClusters && (
        <>
          <ButtonLink look="quiet" href={`/gre-vocabulary/clusters/${slug}`}>
            Clusters for sentence equivalence
          </ButtonLink>{' '}
        </>
      )}
      <ButtonLink look="quiet" href="/gre-vocabulary">
        How to learn words
      </ButtonLink>
    </>
  )
  return (
    <WordListPage {...page} actions={actions}>
      <ListInParts items={words} wordOf={({ word }) => word} draw={(own) => <WordEntries words={own} />} />
      {letters.some((letter) => letter.slug === `${slug}-2`) && (
        <p className={styles['next']}>
          <ButtonLink look="quiet" href={`/gre-vocabulary/${slug}-2`}>
            {`More words with ${slug.toUpperCase()}`}
          </ButtonLink>
        </p>
      )}
      <GroupLinks title="By letter" groups={letters} current={slug} />
      <GroupLinks title="By theme" groups={themes} current={slug} />
    </WordListPage>
  )
}
