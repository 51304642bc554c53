import { expect, test } from 'vitest'
import { pageAt, textsOf, valuesOf } from './site.ts'

test.for([
  ['verbal', 'Verbal Reasoning', ['Reading comprehension', 'Text completion', 'Sentence equivalence']],
  ['quantitative', 'Quantitative Reasoning', ['Arithmetic', 'Algebra', 'Geometry', 'Data analysis']],
  ['analytical', 'Analytical Writing', ['argument']],
] as const)('the %s page names its topics and links to its 25 questions', ([section, title, topics]) => {
  const { document } = pageAt(`/${section}`)
  expect(textsOf(document, 'main h1')[0]).toBe(title)
  const [intro = ''] = textsOf(document, '[data-intro]')
  for (const topic of topics) expect(intro.toLowerCase()).toContain(topic.toLowerCase())
  expect(intro).toContain('25 questions.')
  expect(intro).toContain('Start the full timed quiz')
  const numbers = Array.from({ length: 25 }, (_, index) => index + 1)
  const cells = 'nav[aria-label=Questions] a'
  expect(textsOf(document, cells)).toEqual(numbers.map((number) => `Q${number}`))
  expect(valuesOf(document, cells, 'href')).toEqual(numbers.map((number) => `/question/${section}/${number}`))
})

test('the questions of a later quiz have no pages, so its list of questions is a group and not a navigation', () => {
  const { document } = pageAt('/analytical/quiz/3')
  expect(document.querySelectorAll('[role=group][aria-label=Questions] li')).toHaveLength(25)
  expect(document.querySelectorAll('nav[aria-label=Questions]')).toHaveLength(0)
})

test.for([
  ['verbal', '/verbal-reasoning-tips'],
  ['quantitative', '/gre-math-practice'],
  ['analytical', '/analytical-writing-tips'],
] as const)('the %s page links to its five quizzes, to practice by topic and to %s', ([section, guide]) => {
  const { document } = pageAt(`/${section}`)
  expect(valuesOf(document, 'nav[aria-labelledby="quizzes"] a', 'href')).toEqual([
    `/${section}`,
    ...[2, 3, 4, 5].map((quiz) => `/${section}/quiz/${quiz}`),
  ])
  const linksTo = (text: string): readonly (string | null)[] =>
    Array.from(document.querySelectorAll('main a'))
      .filter((link) => link.textContent.includes(text))
      .map((link) => link.getAttribute('href'))
  expect(linksTo('Guide: ')).toEqual([guide])
  expect(linksTo('Practice by topic')).toEqual([`/practice?section=${section}`])
})
