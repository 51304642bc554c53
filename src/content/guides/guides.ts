import { getCollection, getEntries, type CollectionEntry } from 'astro:content'
import type { GuideNeed } from './guide-needs.ts'

type Guide = CollectionEntry<'guides'>

/** What other pages need to link to a guide. */
export type GuideSummary = Readonly<{ href: string; title: string; description: string; need: GuideNeed }>

/** The page that lists all guides. */
export const guidesPage = { name: 'Guides', path: '/guides' } as const

/** The guide with the word list. */
export const vocabularyGuide = 'gre-vocabulary'

/** Guides are built by four page files, so that none carries the styles of components it does not use. */
export type GuidePageFile = 'words' | 'plans' | 'sheets' | 'others'

export function pageFileOf({ id, body = '' }: Guide): GuidePageFile {
  if (id === vocabularyGuide) return 'words'
  if (/<SheetHead\b/.test(body)) return 'sheets'
  return /<(Plan|Decision)\b/.test(body) ? 'plans' : 'others'
}

/** The addresses of the guides that a page file builds. */
export async function guidePaths(file: GuidePageFile): Promise<{ slug: string; guide: Guide }[]> {
  const guides = await getCollection('guides', (guide) => pageFileOf(guide) === file)
  return guides.flatMap((guide) => guideAddresses(guide).map((slug) => ({ slug, guide })))
}

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
