import { expect, test } from 'vitest'
import { pageAt, pages, textsOf, valuesOf } from './site.ts'

const menu = 'nav[aria-label=Main]'

test('every page has the six links of the menu, in order', () => {
  for (const { path, document } of pages()) {
    expect(textsOf(document, `${menu} a`), path).toEqual([
      'Home',
      'Verbal',
      'Quantitative',
      'Analytical',
      'Progress',
      'Practice',
    ])
    expect(valuesOf(document, `${menu} a`, 'href'), path).toEqual([
      '/',
      '/verbal',
      '/quantitative',
      '/analytical',
      '/progress',
      '/practice',
    ])
  }
})

test.for([
  ['/', 'Home', 'page'],
  ['/verbal', 'Verbal', 'page'],
  ['/quantitative', 'Quantitative', 'page'],
  ['/analytical', 'Analytical', 'page'],
  ['/progress', 'Progress', 'page'],
  ['/practice', 'Practice', 'page'],
  ['/question/quantitative/7', 'Quantitative', 'true'],
  ['/question/analytical/25', 'Analytical', 'true'],
] as const)('the menu marks %s as %s', ([path, current, mark]) => {
  const { document } = pageAt(path)
  expect(textsOf(document, `${menu} [aria-current]`)).toEqual([current])
  expect(valuesOf(document, `${menu} [aria-current]`, 'aria-current')).toEqual([mark])
})

test.for(['/terms', '/gre-vocabulary', '/verbal-reasoning-tips'])(
  'the menu marks nothing on %s, which is under none of its links',
  (path) => {
    expect(textsOf(pageAt(path).document, `${menu} [aria-current]`)).toEqual([])
  },
)

test('the footer of every page has the year of the build, and leads to Terms, Privacy and Help', () => {
  for (const { path, document } of pages()) {
    expect(textsOf(document, 'footer p'), path).toEqual([
      expect.stringContaining(`© ${new Date().getFullYear()}`),
    ])
    expect(textsOf(document, 'footer a'), path).toEqual(['Terms', 'Privacy', 'Help'])
    expect(valuesOf(document, 'footer a', 'href'), path).toEqual(['/terms', '/privacy', '/help'])
  }
})

test('the first link of every page skips to its content', () => {
  for (const { path, document } of pages()) {
    expect(textsOf(document, 'a')[0], path).toBe('Skip to content')
    expect(valuesOf(document, 'a', 'href')[0], path).toBe('#main')
    expect(document.querySelectorAll('main#main[tabindex="-1"]'), path).toHaveLength(1)
  }
})
