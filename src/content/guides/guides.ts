import { getEntries, type CollectionEntry } from 'astro:content'

type Guide = CollectionEntry<'guides'>

/** What other pages need to link to a guide. */
export type GuideSummary = Readonly<{ href: string; title: string; description: string }>

/** All slugs of a guide, the main one first. */
export function guideAddresses(guide: Guide): readonly string[] {
  return [guide.id, ...guide.data.aliases]
}

export function guideSummary({ id, data }: Guide): GuideSummary {
  return { href: `/${id}`, title: data.title, description: data.description }
}

/** The guides to read next. */
export async function relatedGuides(guide: Guide): Promise<readonly GuideSummary[]> {
  return (await getEntries(guide.data.related)).map(guideSummary)
}
