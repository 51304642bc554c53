import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseHTML } from 'linkedom'

/** The site as it has been built. All of it is read once, when it is first asked for, and shared by every test. */

export const folder = 'dist'

if (!existsSync(folder)) throw new Error('There is no build to read. Run npm run build first.')

/** A page under the address that it is served at, such as /verbal. */
export type SitePage = Readonly<{
  path: string
  file: string
  html: string
  /** The page parsed, as a browser without scripts has it. It is shared: tests only read it. */
  document: Document
}>

/** Every page, the second addresses and the two not-found pages included, in the order of their addresses. */
export const pages = once((): readonly SitePage[] =>
  globSync('**/*.html', { cwd: folder })
    .map((name) => pageIn(name.replaceAll('\\', '/')))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1)),
)

/** The two not-found pages, under the addresses of their files; no address leads to them. */
export const missingPages: readonly string[] = ['/404', '/question/404']

const byPath = once(() => new Map(pages().map((page) => [page.path, page])))

/** Whether there is a page at an address. */
export function hasPage(path: string): boolean {
  return byPath().has(path)
}

export function pageAt(path: string): SitePage {
  const page = byPath().get(path)
  if (!page) throw new Error(`There is no page at ${path}`)
  return page
}

/** The text of a file, such as `_redirects` or `robots.txt`. */
export function textOf(name: string): string {
  return readFileSync(join(folder, name), 'utf8')
}

export function bytesOf(name: string): Buffer {
  return readFileSync(join(folder, name))
}

/** The addresses that the sitemap names. */
export const sitemapPaths = once((): readonly string[] =>
  locationsIn(textOf('sitemap-index.xml')).flatMap((part) => locationsIn(textOf(part))),
)

function locationsIn(xml: string): readonly string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => pathOf(address))
}

/** The path of a whole address. */
export function pathOf(address: string): string {
  return new URL(address).pathname
}

/** The texts of the elements that a selector finds, with each run of spaces as one. */
export function textsOf(within: ParentNode, selector: string): readonly string[] {
  return Array.from(within.querySelectorAll(selector), (element) =>
    element.textContent.replace(/\s+/g, ' ').trim(),
  )
}

/** An attribute of each element that a selector finds; empty where it has none. */
export function valuesOf(within: ParentNode, selector: string, attribute: string): readonly string[] {
  return Array.from(within.querySelectorAll(selector), (element) => element.getAttribute(attribute) ?? '')
}

/** What a page says of itself, by the name or the property of each meta element. */
export function metaOf({ document }: SitePage): Readonly<Record<string, string>> {
  const told = Array.from(document.querySelectorAll('meta'), (meta): [string, string] => [
    meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
    meta.getAttribute('content') ?? '',
  ])
  return Object.fromEntries(told)
}

/** The structured data of a page. */
export function dataOf({ document }: SitePage): readonly unknown[] {
  return Array.from(document.querySelectorAll('script[type="application/ld+json"]'), (script): unknown =>
    JSON.parse(script.textContent),
  )
}

function pageIn(name: string): SitePage {
  const html = textOf(name)
  const parse = once(() => parseHTML(html).document)
  return {
    path: `/${name.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`,
    file: name,
    html,
    get document() {
      return parse()
    },
  }
}

/** Makes a value when it is first asked for, and keeps it. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => (made ??= { value: make() }).value
}
