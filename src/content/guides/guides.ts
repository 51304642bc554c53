import { getEntries, type CollectionEntry } from 'astro:content'

type Guide = CollectionEntry<'guides'>

/** A guide as another page names it. */
export type GuideSummary = Readonly<{ href: string; title: string; description: string }>

/** Every address at which a guide is found, its own first. */
export function addressesOf(guide: Guide): readonly string[] {
  return [guide.id, ...guide.data.aliases]
}

export function summaryOf({ id, data }: Guide): GuideSummary {
  return { href: `/${id}`, title: data.title, description: data.description }
}

/** The guides to read next. */
export async function relatedTo(guide: Guide): Promise<readonly GuideSummary[]> {
  return (await getEntries(guide.data.related)).map(summaryOf)
}
