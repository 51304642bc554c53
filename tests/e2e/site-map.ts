import type { APIRequestContext } from '@playwright/test'

export const sections = ['verbal', 'quantitative', 'analytical'] as const

/** The second addresses of pages, each with the address that both share. */
export const aliases = new Map([
  ['/gre-study-plan', '/30-day-study-plan'],
  ['/score-improvement', '/score-310-to-320'],
  ['/gre-comparison', '/gre-vs-gmat'],
])

export const guides = [
  '/gre-math-practice',
  '/gre-vocabulary',
  '/reading-comprehension',
  '/verbal-reasoning-tips',
  '/30-day-study-plan',
  '/score-310-to-320',
  '/gre-vs-gmat',
  '/test-day-tips',
  '/analytical-writing-tips',
  '/gre-geometry-practice',
  '/data-analysis-practice',
  '/last-minute-study-guide',
  '/free-gre-resources',
] as const

/** Every page that the specification names, under the address that search engines are to keep. */
export const specifiedPages: readonly string[] = [
  '/',
  ...sections.map((section) => `/${section}`),
  ...sections.flatMap((section) =>
    Array.from({ length: 25 }, (_, index) => `/question/${section}/${index + 1}`),
  ),
  '/progress',
  ...guides,
  '/terms',
  '/privacy',
  '/help',
  '/about-the-questions',
]

/** Two addresses where nothing is: the two kinds of not-found page. */
export const missingPages = ['/no-such-page', '/question/verbal/26'] as const

/** One page of each kind. */
export const pageKinds = [
  '/',
  '/verbal',
  '/question/quantitative/1',
  '/question/verbal/1',
  '/progress',
  '/gre-math-practice',
  '/gre-vocabulary',
  '/help',
  '/privacy',
  '/terms',
  '/about-the-questions',
] as const

/** The paths that the sitemap names. */
export async function sitemapPaths(request: APIRequestContext): Promise<readonly string[]> {
  const index = await (await request.get('/sitemap-index.xml')).text()
  const parts = await Promise.all(
    locations(index).map(async (path) => locations(await (await request.get(path)).text())),
  )
  return parts.flat()
}

/** Every page there is: those of the sitemap and the second addresses. */
export async function everyPage(request: APIRequestContext): Promise<readonly string[]> {
  return [...(await sitemapPaths(request)), ...aliases.keys()]
}

function locations(xml: string): readonly string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}
