import { expect, test } from './promise.ts'
import { indexOf } from './bank.ts'
import { aliases, everyPage, specifiedPages } from './site-map.ts'

type Outline = Readonly<{ links: string[]; ids: string[] }>

test('every link inside the site leads to a page, and every fragment to a part of it', async ({
  page,
  context,
  request,
}) => {
  const { questions: listed } = await indexOf(await context.newPage())
  const served = new Set(Object.values(listed).flatMap((items) => items.map(({ id }) => id)))
  /** Whether a page has the part that a fragment names: an element, or questions that can be practiced. */
  const isThere = (fragment: string, { ids }: Outline): boolean => {
    const [, set] = /^set=([a-z0-9.]+)$/.exec(fragment) ?? []
    return fragment === '' || (set?.split('.').every((id) => served.has(id)) ?? ids.includes(fragment))
  }
  const outlines = new Map<string, Outline>()
  const outlineOf = async (path: string): Promise<Outline | null> => {
    const known = outlines.get(path)
    if (known) return known
    const response = await request.get(path, { maxRedirects: 0 })
    if (response.status() !== 200) return null
    // A page of its own, without the site's policy, may read the HTML as a document.
    const outline = await page.evaluate(
      (html) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html')
        return {
          links: [...parsed.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '(no address)'),
          ids: [...parsed.querySelectorAll('[id]')].map(({ id }) => id),
        }
      },
      await response.text(),
    )
    outlines.set(path, outline)
    return outline
  }

  const lost: string[] = []
  const queue = ['/', ...(await everyPage(request))]
  const seen = new Set(queue)
  for (const path of queue) {
    const outline = await outlineOf(path)
    if (!outline) {
      lost.push(path)
      continue
    }
    const doubled = outline.ids.filter((id, index) => outline.ids.indexOf(id) !== index)
    expect(doubled, `ids given twice on ${path}`).toEqual([])
    for (const href of outline.links) {
      const target = new URL(href, `http://inside${path}`)
      if (target.host !== 'inside') {
        expect(target.protocol, `${path} → ${href}`).toBe('https:')
        continue
      }
      const found = await outlineOf(target.pathname)
      const fragment = decodeURIComponent(target.hash.slice(1))
      if (!found || !isThere(fragment, found)) lost.push(`${path} → ${href}`)
      if (seen.has(target.pathname)) continue
      seen.add(target.pathname)
      queue.push(target.pathname)
    }
  }
  expect(lost).toEqual([])
  expect(outlines.size).toBeGreaterThanOrEqual(specifiedPages.length + aliases.size)
})

test('no page is an island: each can be reached from home', async ({ request }) => {
  const reached = new Set(['/'])
  for (const path of reached) {
    const html = await (await request.get(path)).text()
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)) reached.add(href)
  }
  const all = (await everyPage(request)).filter((path) => !aliases.has(path))
  expect(all.filter((path) => !reached.has(path))).toEqual([])
})
