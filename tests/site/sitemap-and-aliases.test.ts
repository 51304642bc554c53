import { expect, test } from 'vitest'
import { aliases, specifiedPages } from '../e2e/fixtures/pages.ts'
import { hasPage, metaOf, pageAt, pathOf, sitemapPaths, textOf, textsOf, valuesOf } from './site.ts'

test('the sitemap names every page once, and only pages that are there', () => {
  const paths = sitemapPaths()
  expect(new Set(paths).size).toBe(paths.length)
  expect(specifiedPages.filter((path) => !paths.includes(path))).toEqual([])
  expect(paths.filter((path) => !hasPage(path))).toEqual([])
})

test('a second address shows the same page and names the first as its own', () => {
  expect(aliases.size).toBeGreaterThan(0)
  for (const [alias, path] of aliases) {
    const [second, first] = [pageAt(alias), pageAt(path)]
    expect(textsOf(second.document, 'main'), alias).toEqual(textsOf(first.document, 'main'))
    expect(valuesOf(second.document, 'link[rel=canonical]', 'href').map(pathOf), alias).toEqual([path])
    expect(pathOf(metaOf(second)['og:url'] ?? ''), alias).toBe(path)
    expect(sitemapPaths()).not.toContain(alias)
  }
})

test('robots are let in and shown the sitemap', () => {
  const text = textOf('robots.txt')
  expect(text).toMatch(/^User-agent: \*\nAllow: \/\n/)
  expect(text).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap-index\.xml$/m)
})
