import type { ReactNode } from 'react'
import type { ClusterGroup } from '../../../content/words/cluster-groups.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { ClusterList } from './cluster-list.tsx'
import { GroupLinks, type GroupLink } from './group-links.tsx'
import { ListInParts } from './list-in-parts.tsx'
import { WordListPage } from './word-list-page.tsx'

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
export function ClustersScreen({ group, entries, others, ...page }: Props): ReactNode {
  const actions = (
    <>
      <ButtonLink href="/practice?section=verbal&kinds=equivalence&count=12">
        Practice sentence equivalence
      </ButtonLink>{' '}
      <ButtonLink look="quiet" href={`/gre-vocabulary/${group.slug}`}>
        {`All words: ${group.name}`}
      </ButtonLink>
    </>
  )
  return (
    <WordListPage {...page} actions={actions}>
      <ListInParts
        items={group.clusters}
        wordOf={({ words }) => words[0] ?? ''}
        draw={(own) => <ClusterList clusters={own} entries={entries} />}
      />
      <GroupLinks title="Clusters by theme" groups={others} current={`clusters/${group.slug}`} />
    </WordListPage>
  )
}
