import type { ReactNode } from 'react'
import type { ClusterGroup } from '../../../content/words/cluster-groups.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { ClusterList } from './cluster-list.tsx'
import { GroupLinks, type GroupLink } from './group-links.tsx'
import styles from './words-screen.module.css'

/** The clusters about one theme, with links to those about the others. */
export function ClustersScreen({
  title,
  lead,
  group,
  entries,
  others,
}: Readonly<{
  title: string
  lead: string
  group: ClusterGroup
  entries: ReadonlySet<string>
  others: readonly GroupLink[]
}>): ReactNode {
  return (
    <article className={styles['screen']}>
      <h1>{title}</h1>
      <p className={styles['lead']}>{lead}</p>
      <p className={styles['actions']}>
        <ButtonLink href="/practice?section=verbal&topics=sentence-equivalence&count=12">
          Practice sentence equivalence
        </ButtonLink>{' '}
        <ButtonLink look="quiet" href={`/gre-vocabulary/${group.slug}`}>
          {`All words: ${group.name}`}
        </ButtonLink>
      </p>
      <ClusterList clusters={group.clusters} entries={entries} />
      <GroupLinks title="Clusters by theme" groups={others} current={`clusters/${group.slug}`} />
    </article>
  )
}
