import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isTestPart } from '../../src/domain/tests/test-part.ts'
import { everyQuestion } from '../e2e/fixtures/bank.ts'
import { aliases } from '../e2e/fixtures/pages.ts'
import {
  folder,
  hasPage,
  missingPages,
  pageAt,
  pages,
  sitemapPaths,
  valuesOf,
  type SitePage,
} from './site.ts'

const questionIds = new Set(everyQuestion().map(({ id }) => id))

/** Whether a path is that of a page, with what the fragment names, or of a file to download. */
function isThere(path: string, fragment: string): boolean {
  if (hasPage(path)) return hasFragment(pageAt(path), fragment)
  return /\.(csv|txt|apkg)$/.test(path) && existsSync(join(folder, path))
}

/** Whether a page has what a fragment names: an element, questions that can be practiced, or a part of a test. */
function hasFragment({ document }: SitePage, fragment: string): boolean {
  const [, set] = /^(?:quiz&)?set=([a-z0-9.]+)$/.exec(fragment) ?? []
  if (fragment === '') return true
  if (/^set=.*&pace=1$/.test(fragment)) return isTestPart(fragment.slice('set='.length, -'&pace=1'.length))
  return set?.split('.').every((id) => questionIds.has(id)) ?? document.getElementById(fragment) !== null
}

test('every link inside the site leads to a page, and every fragment to a part of it', () => {
  const broken: string[] = []
  for (const { path, document } of pages()) {
    for (const href of valuesOf(document, 'a', 'href')) {
      const target = new URL(href, `http://inside${path}`)
      if (target.host !== 'inside') continue
      const fragment = decodeURIComponent(target.hash.slice(1))
      if (href === '' || !isThere(target.pathname, fragment)) broken.push(`${path} → ${href}`)
    }
  }
  expect(broken).toEqual([])
})

test('every link to another site uses https', () => {
  const outside = pages().flatMap(({ document }) =>
    valuesOf(document, 'a', 'href').filter((href) => /^[a-z]+:|^\/\//i.test(href)),
  )
  expect(outside.length).toBeGreaterThan(0)
  expect(outside.filter((href) => !href.startsWith('https://'))).toEqual([])
})

test('no page gives an id twice', () => {
  for (const { path, document } of pages()) {
    const ids = valuesOf(document, '[id]', 'id')
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      path,
    ).toEqual([])
  }
})

test('every page can be reached from home', () => {
  const reached = new Set(['/'])
  for (const path of reached) {
    if (!hasPage(path)) continue
    for (const href of valuesOf(pageAt(path).document, 'a[href^="/"]', 'href'))
      reached.add(new URL(href, 'http://inside').pathname)
  }
  expect(sitemapPaths().filter((path) => !reached.has(path))).toEqual([])
  const known = [...sitemapPaths(), ...aliases.keys(), ...missingPages]
  expect(pages().filter(({ path }) => !known.includes(path) && !reached.has(path))).toEqual([])
})
