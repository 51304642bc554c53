import { expect, test } from 'vitest'
import { everyQuestion, questionNamed } from '../e2e/fixtures/bank.ts'
import { kindName } from '../../src/domain/questions/kinds/kinds.ts'
import { topicName } from '../../src/domain/questions/names.ts'
import { sectionNames, sections } from '../../src/domain/questions/section.ts'
import { pageAt, textsOf, valuesOf } from './site.ts'

const { document } = pageAt('/about-the-questions')

/** How many there are of each, with the name as the page writes it. */
function counted(names: readonly string[]): readonly string[] {
  return [...new Set(names)]
    .map((name) => `${name.replaceAll('-', ' ')} ${names.filter((one) => one === name).length}`)
    .toSorted()
}

test('the page counts every question of the bank', () => {
  expect(textsOf(document, 'main p')[0]).toContain(
    `There are ${everyQuestion().length.toLocaleString('en-US')} questions here.`,
  )
})

test.for(sectionNames)(
  'the table of the %s section counts topics, kinds, difficulties and positions',
  (name) => {
    const own = everyQuestion().filter(({ section }) => section === name)
    expect(textsOf(document, 'h2')).toContain(`${sections[name].title}: ${own.length}`)
    const tables = [...document.querySelectorAll('main table')].filter(
      (table) => textsOf(table, 'th')[0] === 'Topics',
    )
    const table = tables[sectionNames.indexOf(name)]
    if (!table) throw new Error(`There is no table of ${name}`)
    const rows = new Map(
      Array.from(table.querySelectorAll('tr'), (row) => [
        textsOf(row, 'th').join(),
        textsOf(row, 'td').join().split(', ').toSorted(),
      ]),
    )
    expect(rows.get('Topics')).toEqual(counted(own.map(({ topic }) => topicName(topic))))
    expect(rows.get('Kinds')).toEqual(counted(own.map(({ kind }) => kindName(kind))))
    expect(rows.get('Difficulty')).toEqual(counted(own.map(({ difficulty }) => difficulty)))
    const positions = own.flatMap((question) =>
      question.kind === 'single'
        ? ['ABCDE'.charAt(question.choices.findIndex(({ isCorrect }) => isCorrect))]
        : [],
    )
    expect(rows.get('Position of the right answer')).toEqual(counted(positions))
  },
)

test('the page says how often keys were guessed from the choices alone', () => {
  expect(textsOf(document, '#guessing ~ table tbody th').slice(0, 2)).toEqual([
    'Argument analysis',
    'Essay craft',
  ])
  expect(textsOf(document, '#guessing ~ table tbody td')[0]).toMatch(/^\d+ of 60 \(\d+%\), 2026-/)
})

test('corrections are counted by section, folded away, and each leads to its question', () => {
  const lists = [...document.querySelectorAll('main details')]
  expect(lists.length).toBeGreaterThan(1)
  let total = 0
  for (const list of lists) {
    const count = Number(textsOf(list, 'summary').join().split(': ')[1])
    expect(list.hasAttribute('open')).toBe(false)
    expect(list.querySelectorAll('li')).toHaveLength(count)
    total += count
    const links = textsOf(list, 'li > a:first-child')
    expect(links).toHaveLength(count)
    for (const [at, href] of valuesOf(list, 'li > a:first-child', 'href').entries()) {
      const id = href.replace('/practice#set=', '')
      expect(questionNamed(id).id).toBe(id)
      expect(links[at]).toMatch(new RegExp(` ${id.slice(1)}$`))
    }
  }
  const [summary = ''] = textsOf(document, 'main p').filter((text) => text.includes(' errors so far, '))
  expect(parseInt(summary, 10)).toBe(total)
})
