import { expect, test } from 'vitest'
import { metaOf, pageAt, pages, textOf, textsOf, valuesOf } from './site.ts'

const letterPages = pages().filter(({ path }) => /^\/gre-vocabulary\/[a-z](-2)?$/.test(path))

test('the page of a letter has the words that begin with it, and says how many they are', () => {
  expect(letterPages.length).toBeGreaterThan(20)
  for (const { path, document, ...page } of letterPages.map((page) => ({
    ...page,
    document: page.document,
  }))) {
    const [, letter = '', second = ''] = /([a-z])(-2)?$/.exec(path) ?? []
    const words = textsOf(document, 'dfn')
    expect(words.filter((word) => !word.startsWith(letter))).toEqual([])
    const count = words.length === 1 ? '1 word that begins' : `${words.length} words that begin`
    const name = letter.toUpperCase()
    const lead = `${count} with ${name}${second === '' ? '' : ' (second part)'},`
    expect(textsOf(document, 'h1')).toEqual([`GRE words: ${name}${second === '' ? '' : ' 2'}`])
    expect(textsOf(document, 'h1 + p')[0]?.startsWith(lead), path).toBe(true)
    expect(metaOf({ path, document, ...page })['description']?.startsWith(lead), path).toBe(true)
  }
})

test('the lists by letter together have every word of the table of words', () => {
  const words = letterPages.flatMap(({ document }) => textsOf(document, 'dfn'))
  const rows = textOf('gre-vocabulary/words.csv').trimEnd().split('\r\n').slice(1)
  expect(words.toSorted()).toEqual(rows.map((row) => row.split('"')[1] ?? '').toSorted())
  expect(words.length).toBeGreaterThan(1050)
})

test('the table of words (CSV) begins with a byte order mark, so that Excel reads its letters correctly', () => {
  expect(textOf('gre-vocabulary/words.csv')).toMatch(/^\ufeff"word"/)
})

test('the Anki deck says how its columns are separated', () => {
  expect(textOf('gre-vocabulary/anki.txt')).toMatch(/^#separator:tab\n/)
})

test('the vocabulary page links to the table', () => {
  const links = Array.from(pageAt('/gre-vocabulary').document.querySelectorAll('main a'))
  const link = links.find(({ textContent }) => textContent === 'table (CSV)')
  expect(link?.getAttribute('href')).toBe('/gre-vocabulary/words.csv')
})

test('the search field of the words is marked as something that needs a script', () => {
  const { document } = pageAt('/gre-vocabulary/a')
  expect(valuesOf(document, 'search', 'data-needs-script')).toEqual([''])
})

test('the 30-day plan links to the words of 25 days by their numbers in the list of 300', () => {
  const links = Array.from(pageAt('/30-day-study-plan').document.querySelectorAll('a'), (link) => ({
    number: Number(/^Words (\d+) to \d+/.exec(link.textContent)?.[1]),
    href: link.getAttribute('href'),
  })).filter(({ number }) => number > 0)
  expect(links).toHaveLength(25)
  const { document } = pageAt('/gre-vocabulary')
  const entries = Array.from(document.querySelectorAll('dl > div')).filter((entry) =>
    entry.querySelector('dfn > a[href^="/gre-vocabulary/"]'),
  )
  expect(entries).toHaveLength(300)
  for (const { number, href } of links) {
    expect(href).toBe(`/gre-vocabulary#word-${number}`)
    expect(entries[number - 1]?.id).toBe(`word-${number}`)
  }
})
