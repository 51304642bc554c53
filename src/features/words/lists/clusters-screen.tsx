import type { ReactNode } from 'react'
import type { ClusterGroup } from '../../../content/words/cluster-groups.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { WordSearch } from '../search/word-search.tsx'
import { ClusterList } from './cluster-list.tsx'
import { GroupLinks, type GroupLink } from './group-links.tsx'
import { ListInParts } from './list-in-parts.tsx'
import styles from './words-screen.module.css'

type Props = Readonly<{
  title: string
  lead: string
  group: ClusterGroup
  /** The words that have entries. */
  entries: ReadonlySet<string>
  others: readonly GroupLink[]
  /** The address of the JSON file with all word cards, for the search. */
  address: string
}>

/** The clusters about one theme, with links to those about the others. */
export function ClustersScreen({ title, lead, group, entries, others, address }: Props): ReactNode {
  return (
    <article className={styles['screen']}>
      <h1>{title}</h1>
      <p className={styles['lead']}>{lead}</p>
      <WordSearch address={address} />
      <p className={styles['actions']}>
        <ButtonLink href="/practice?section=verbal&kinds=equivalence&count=12">
          Practice sentence equivalence
        </ButtonLink>{' '}
        <ButtonLink look="quiet" href={`/gre-vocabulary/${group.slug}`}>
          {`All words: ${group.name}`}
        </ButtonLink>
      </p>
      <ListInParts
        items={group.clusters}
        wordOf={({ words }) => words[0] ?? ''}
        draw={(own) => <ClusterList clusters={own} entries={entries} />}
      />
      <GroupLinks title="Clusters by theme" groups={others} current={`clusters/${group.slug}`} />
    </article>
  )
}
