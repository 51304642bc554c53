import { expect, test } from 'vitest'
import { pageAt, pages, textsOf, valuesOf } from './site.ts'

const menu = 'nav[aria-label=Main]'

const mainLinks = [
  ['Home', '/'],
  ['Verbal', '/verbal'],
  ['Quantitative', '/quantitative'],
  ['Analytical', '/analytical'],
  ['Progress', '/progress'],
]

const studyLinks = [
  ['Practice by topic', '/practice'],
  ['Full tests', '/tests'],
  ['History', '/history'],
  ['Word list', '/gre-vocabulary'],
  ['Word quiz', '/gre-vocabulary/quiz'],
  ['Guides', '/guides'],
  ['Study plans', '/guides#plans'],
  ['Help', '/help'],
]

/** The text and the address of each link. */
function linksIn(document: Document, selector: string): readonly (readonly string[])[] {
  const addresses = valuesOf(document, `${selector} a`, 'href')
  return textsOf(document, `${selector} a`).map((text, at) => [text, addresses[at] ?? ''])
}

test('every page has the five links of the header, then the Study menu in groups', () => {
  for (const { path, document } of pages()) {
    expect(linksIn(document, menu), path).toEqual([...mainLinks, ...studyLinks])
    expect(linksIn(document, '#study-menu'), path).toEqual(studyLinks)
    expect(textsOf(document, `${menu} > button`), path).toEqual(['Study'])
    expect(textsOf(document, '#study-menu p'), path).toEqual(['Practice', 'Vocabulary', 'Learn'])
    for (const label of valuesOf(document, '#study-menu ul', 'aria-labelledby'))
      expect(document.getElementById(label), path).not.toBeNull()
  }
})

test.for([
  ['/', 'Home', 'page'],
  ['/verbal', 'Verbal', 'page'],
  ['/quantitative', 'Quantitative', 'page'],
  ['/analytical', 'Analytical', 'page'],
  ['/progress', 'Progress', 'page'],
  ['/question/quantitative/7', 'Quantitative', 'true'],
  ['/question/analytical/25', 'Analytical', 'true'],
  ['/verbal/quiz/2', 'Verbal', 'true'],
] as const)('the header marks %s as %s', ([path, current, mark]) => {
  const { document } = pageAt(path)
  expect(textsOf(document, `${menu} [aria-current]`)).toEqual([current])
  expect(valuesOf(document, `${menu} [aria-current]`, 'aria-current')).toEqual([mark])
})

test.for([
  ['/practice', 'Practice by topic', 'page'],
  ['/tests', 'Full tests', 'page'],
  ['/tests/form-1', 'Full tests', 'true'],
  ['/gre-vocabulary', 'Word list', 'page'],
  ['/gre-vocabulary/a', 'Word list', 'true'],
  ['/gre-vocabulary/quiz', 'Word quiz', 'page'],
  ['/guides', 'Guides', 'page'],
  ['/verbal-reasoning-tips', 'Guides', 'true'],
  ['/30-day-study-plan', 'Study plans', 'true'],
  ['/gre-study-plan', 'Study plans', 'true'],
  ['/help', 'Help', 'page'],
] as const)('the header marks Study on %s, and in its menu %s', ([path, current, mark]) => {
  const { document } = pageAt(path)
  expect(textsOf(document, `${menu} [aria-current]`)).toEqual(['Study', current])
  expect(valuesOf(document, `${menu} [aria-current]`, 'aria-current')).toEqual(['true', mark])
})

test('the header marks nothing on a page that is under none of its links', () => {
  expect(textsOf(pageAt('/terms').document, `${menu} [aria-current]`)).toEqual([])
})

test('the footer of every page has the year of the build, the ways on, and Terms, Privacy and Help', () => {
  for (const { path, document } of pages()) {
    expect(textsOf(document, 'footer p'), path).toEqual([
      expect.stringContaining(`© ${new Date().getFullYear()}`),
    ])
    expect(linksIn(document, 'footer'), path).toEqual([
      ['Practice by topic', '/practice'],
      ['Full tests', '/tests'],
      ['Word list', '/gre-vocabulary'],
      ['Word quiz', '/gre-vocabulary/quiz'],
      ['Guides', '/guides'],
      ['Study plans', '/guides#plans'],
      ['Terms', '/terms'],
      ['Privacy', '/privacy'],
      ['Help', '/help'],
    ])
  }
})

test('the first link of every page skips to its content', () => {
  for (const { path, document } of pages()) {
    expect(textsOf(document, 'a')[0], path).toBe('Skip to content')
    expect(valuesOf(document, 'a', 'href')[0], path).toBe('#main')
    expect(document.querySelectorAll('main#main[tabindex="-1"]'), path).toHaveLength(1)
  }
})
