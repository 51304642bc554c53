import { expect, test } from './promise.ts'
import type { Page } from '@playwright/test'
import { aliases, sitemapPaths, specifiedPages } from './site-map.ts'

test.use({ javaScriptEnabled: false })

type Facts = Readonly<{
  title: string
  language: string
  canonical: string[]
  meta: Record<string, string>
  data: string[]
}>

const factsOf = (page: Page): Promise<Facts> =>
  page.evaluate(() => {
    const all = (selector: string): Element[] => [...document.head.querySelectorAll(selector)]
    return {
      title: document.title,
      language: document.documentElement.lang,
      canonical: all('link[rel=canonical]').map((link) => link.getAttribute('href') ?? ''),
      meta: Object.fromEntries(
        all('meta').map((meta) => [
          meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
          meta.getAttribute('content') ?? '',
        ]),
      ),
      data: all('script[type="application/ld+json"]').map((script) => script.textContent),
    }
  })

const pathOf = (address = ''): string => new URL(address).pathname

test('every page answers 200 and has one heading, its own title, description, address and card', async ({
  page,
}) => {
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  for (const path of specifiedPages) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    expect(await page.getByRole('heading', { level: 1 }).count(), `${path}: level 1 headings`).toBe(1)
    const { title, language, canonical, meta, data } = await factsOf(page)
    const description = meta['description'] ?? ''
    expect(language, path).toBe('en')
    expect(title, path).not.toBe('')
    expect(description.length, `${path}: “${description}”`).toBeGreaterThan(40)
    expect(titles.get(title), `${path} shares its title`).toBeUndefined()
    expect(descriptions.get(description), `${path} shares its description`).toBeUndefined()
    titles.set(title, path)
    descriptions.set(description, path)
    expect(canonical.map(pathOf), path).toEqual([path])
    expect(pathOf(meta['og:url']), path).toBe(path)
    expect(meta['og:title'], path).not.toBe('')
    expect(meta['og:description'], path).toBe(description)
    expect(pathOf(meta['og:image']), path).toBe('/social-card.png')
    expect(meta, path).toMatchObject({ 'og:type': 'website', 'twitter:card': 'summary_large_image' })
    expect(data.length, `${path}: structured data`).toBeGreaterThan(0)
    for (const text of data) expectSchema(path, JSON.parse(text))
  }
})

/** Structured data in schema.org's words, of the kinds that bring something. */
function expectSchema(path: string, item: unknown): void {
  expect(item, path).toMatchObject({ '@context': 'https://schema.org' })
  expect(item, path).toMatchObject({
    '@type': expect.stringMatching(/^(WebSite|BreadcrumbList|LearningResource)$/),
  })
  if (JSON.stringify(item).includes('BreadcrumbList'))
    expect(item, path).toMatchObject({
      itemListElement: expect.arrayContaining([
        expect.objectContaining({ position: 1, name: 'Home' }),
        expect.objectContaining({ item: expect.stringMatching(new RegExp(`^https?://[^/]+${path}$`)) }),
      ]),
    })
}

test('no two pages that the sitemap names share a title or a description', async ({ request }) => {
  for (const pattern of [/<title>([^<]+)/, /<meta name="description" content="([^"]+)"/]) {
    const told = new Map<string, string>()
    for (const path of await sitemapPaths(request)) {
      const [, text = ''] = pattern.exec(await (await request.get(path)).text()) ?? []
      expect(text, path).not.toBe('')
      expect(told.get(text), `${path} says the same of itself: “${text}”`).toBeUndefined()
      told.set(text, path)
    }
  }
})

test('the way to a later quiz leads through its section', async ({ page }) => {
  await page.goto('/verbal/quiz/2')
  const { data } = await factsOf(page)
  const steps = [...data.join().matchAll(/"name":"([^"]+)","item":"([^"]+)"/g)]
  expect(steps.map(([, name, item]) => [name, pathOf(item)])).toEqual([
    ['Home', '/'],
    ['Verbal Reasoning', '/verbal'],
    ['Quiz 2', '/verbal/quiz/2'],
  ])
})

test('the description of a question states it as it is, and says where it goes on', async ({ page }) => {
  const beginnings = {
    '/question/quantitative/8': 'If 4^(x + 3)/2^(x − 3) = 8⁵, what is the value of x? Answer it',
    '/question/verbal/3': 'The main point of the passage is that… Answer it',
  }
  for (const [path, beginning] of Object.entries(beginnings)) {
    await page.goto(path)
    const { meta } = await factsOf(page)
    expect(meta['description']).toContain(beginning)
    expect(meta['og:description']).toContain(beginning)
  }
})

test('a second address shows the same page and names the first as its own', async ({ page }) => {
  for (const [alias, path] of aliases) {
    await page.goto(path)
    const text = await page.getByRole('main').innerText()
    const response = await page.goto(alias)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveURL(alias)
    expect(await page.getByRole('main').innerText()).toBe(text)
    const { canonical, meta } = await factsOf(page)
    expect(canonical.map(pathOf)).toEqual([path])
    expect(pathOf(meta['og:url'])).toBe(path)
  }
})

test('the sitemap names every page once, and nothing that is not a page of its own', async ({ request }) => {
  const paths = await sitemapPaths(request)
  expect(new Set(paths).size).toBe(paths.length)
  expect(specifiedPages.filter((path) => !paths.includes(path))).toEqual([])
  for (const path of paths) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(200)
    const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(await response.text()) ?? []
    expect(pathOf(canonical)).toBe(path)
  }
})

test('robots are let in and shown the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toMatch(/^User-agent: \*\nAllow: \/\n/)
  expect(text).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap-index\.xml$/m)
})

test('the manifest, the icons and the social card exist and are what they claim to be', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const links = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(links.length).toBe(2)
  const path = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? ''
  const manifest = await request.get(path)
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  const told: unknown = JSON.parse(await manifest.text())
  expect(told).toMatchObject({ name: 'Gradus', start_url: '/', display: 'standalone' })
  const icons = iconsOf(told)
  expect(icons.length).toBeGreaterThan(1)
  for (const icon of icons)
    expect((await request.get(icon.src)).headers()['content-type'], icon.src).toBe(icon.type)
  for (const address of [...links, '/social-card.png'])
    expect((await request.get(address)).headers()['content-type'], address).toMatch(/^image\//)
  for (const [address, width, height] of [
    ['/icon-180.png', 180, 180],
    ['/icon-192.png', 192, 192],
    ['/icon-512.png', 512, 512],
    ['/social-card.png', 1200, 630],
  ] as const) {
    const picture = await (await request.get(address)).body()
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], address).toEqual([width, height])
  }
})

function iconsOf(manifest: unknown): readonly { src: string; type: string }[] {
  const text = JSON.stringify(manifest)
  return [...text.matchAll(/"src":"([^"]+)"[^}]*"type":"([^"]+)"/g)].map(([, src = '', type = '']) => ({
    src,
    type,
  }))
}

test('what has a heading is no landmark besides: a page to read has few of them', async ({ page }) => {
  for (const path of ['/', '/score-310-to-320', '/gre-vocabulary']) {
    await page.goto(path)
    await expect(page.getByRole('region')).toHaveCount(0)
    expect(await page.getByRole('navigation').count()).toBeLessThan(6)
  }
})
