import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sections } from '../../src/domain/questions/section.ts'
import { dataOf, metaOf, pageAt, pathOf, sitemapPaths, textsOf, valuesOf } from './site.ts'

test('every page has one level 1 heading, besides that of a quiz that is not shown yet', () => {
  const headings = sitemapPaths().map((path) => [
    path,
    textsOf(pageAt(path).document, 'h1:not(#quiz h1)').length,
  ])
  expect(headings.filter(([, count]) => count !== 1)).toEqual([])
})

test.for(['title', 'meta[name=description]'])('no two pages share their %s', (selector) => {
  const pathsByText = new Map<string, string>()
  for (const path of sitemapPaths()) {
    const { document } = pageAt(path)
    const found = document.head.querySelector(selector)
    const text = found?.getAttribute('content') ?? found?.textContent ?? ''
    expect(text.length, path).toBeGreaterThan(5)
    expect(pathsByText.get(text), `${path} says the same: “${text}”`).toBeUndefined()
    pathsByText.set(text, path)
  }
})

test('every page names its language, its own address and its social card', () => {
  for (const path of sitemapPaths()) {
    const page = pageAt(path)
    const meta = metaOf(page)
    expect(page.document.documentElement.lang, path).toBe('en')
    expect(valuesOf(page.document, 'link[rel=canonical]', 'href').map(pathOf), path).toEqual([path])
    expect(pathOf(meta['og:url'] ?? ''), path).toBe(path)
    expect(pathOf(meta['og:image'] ?? ''), path).toBe('/social-card.png')
    expect(meta['og:description'], path).toBe(meta['description'])
    expect(meta['og:title'], path).toBeTruthy()
    expect((meta['description'] ?? '').length, `${path}: “${meta['description']}”`).toBeGreaterThan(40)
    expect(meta, path).toMatchObject({ 'og:type': 'website', 'twitter:card': 'summary_large_image' })
  }
})

test('the breadcrumbs of a later quiz lead through its section', () => {
  const crumbs = JSON.stringify(dataOf(pageAt('/verbal/quiz/2')))
  const steps = [...crumbs.matchAll(/"name":"([^"]+)","item":"([^"]+)"/g)]
  expect(steps.map(([, name, item = '']) => [name, pathOf(item)])).toEqual([
    ['Home', '/'],
    [sections.verbal.title, '/verbal'],
    ['Quiz 2', '/verbal/quiz/2'],
  ])
})

const structuredData = v.object({
  '@context': v.literal('https://schema.org'),
  '@type': v.picklist(['WebSite', 'BreadcrumbList', 'LearningResource']),
  itemListElement: v.optional(
    v.array(v.object({ position: v.number(), name: v.string(), item: v.string() })),
  ),
})

test('structured data uses the types of schema.org, and breadcrumbs lead from Home to the page', () => {
  for (const path of sitemapPaths()) {
    const data = dataOf(pageAt(path)).map((item) => v.parse(structuredData, item))
    expect(data.length, path).toBeGreaterThan(0)
    for (const { itemListElement: crumbs } of data) {
      if (!crumbs) continue
      expect(crumbs[0], path).toMatchObject({ position: 1, name: 'Home' })
      expect(pathOf(crumbs.at(-1)?.item ?? ''), path).toBe(path)
    }
  }
})

test.for([
  ['/question/quantitative/8', 'If 4^(x + 3)/2^(x − 3) = 8⁵, what is the value of x? Answer it'],
  ['/question/verbal/3', 'The main point of the passage is that… Answer it'],
])('the description of %s begins with its question', ([path = '', beginning]) => {
  const meta = metaOf(pageAt(path))
  expect(meta['description']).toContain(beginning)
  expect(meta['og:description']).toContain(beginning)
})

test.for(['/', '/score-310-to-320', '/gre-vocabulary'])('%s has few landmarks', (path) => {
  const { document } = pageAt(path)
  const named = 'section[aria-label], section[aria-labelledby], [role=region]'
  expect(document.querySelectorAll(named)).toHaveLength(0)
  // One of them is the menu of small screens, and not shown on others.
  expect(document.querySelectorAll('nav').length).toBeLessThan(7)
})
