import { getEntries, type CollectionEntry } from 'astro:content'
import type { GuideNeed } from './guide-needs.ts'

type Guide = CollectionEntry<'guides'>

/** What other pages need to link to a guide. */
export type GuideSummary = Readonly<{ href: string; title: string; description: string; need: GuideNeed }>

/** The page that lists all guides. */
export const guidesPage = { name: 'Guides', path: '/guides' } as const

/** The address of the list that a guide is in. */
export function listOfGuide({ data }: Guide): string {
  return data.need === 'plan' ? `${guidesPage.path}#plans` : guidesPage.path
}

/** All slugs of a guide, the main one first. */
export function guideAddresses(guide: Guide): readonly string[] {
  return [guide.id, ...guide.data.aliases]
}

export function guideSummary({ id, data }: Guide): GuideSummary {
  const { title, description, need } = data
  return { href: `/${id}`, title, description, need }
}

/** The guides to read next. */
export async function relatedGuides(guide: Guide): Promise<readonly GuideSummary[]> {
  return (await getEntries(guide.data.related)).map(guideSummary)
}
