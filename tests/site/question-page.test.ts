import { expect, test } from 'vitest'
import { pageAt, textsOf, valuesOf } from './site.ts'

const nearby = 'nav[aria-label="Questions nearby"] a'
const quickLinks = 'nav[aria-labelledby=quick-links] a'

test('a question page has breadcrumbs, its number and five choices', () => {
  const { document } = pageAt('/question/quantitative/7')
  expect(textsOf(document, 'nav[aria-label=Breadcrumb] li')).toEqual(['Home', 'Quantitative', 'Question 7'])
  expect(valuesOf(document, 'nav[aria-label=Breadcrumb] a', 'href')).toEqual(['/', '/quantitative'])
  expect(textsOf(document, 'h1')).toEqual(['Question 7 of 25'])
  expect(document.querySelectorAll('input[type=radio]')).toHaveLength(5)
})

test.for([
  [1, { 'Back to Section Practice': '/verbal', 'Next Question': '/question/verbal/2' }],
  [
    2,
    {
      'Previous Question': '/question/verbal/1',
      'Back to Section Practice': '/verbal',
      'Next Question': '/question/verbal/3',
    },
  ],
  [25, { 'Previous Question': '/question/verbal/24', 'Back to Section Practice': '/verbal' }],
] as const)('question %i links to the previous and the next question, if there is one', ([number, links]) => {
  const { document } = pageAt(`/question/verbal/${number}`)
  expect(textsOf(document, nearby)).toEqual(Object.keys(links))
  expect(valuesOf(document, nearby, 'href')).toEqual(Object.values(links))
})

test.for([
  [1, ['Q1']],
  [3, ['Q3']],
  [5, ['Q5']],
  [6, []],
] as const)(
  'the quick links of question %i lead to the first five questions and mark %j',
  ([number, marked]) => {
    const { document } = pageAt(`/question/analytical/${number}`)
    expect(textsOf(document, '#quick-links')).toEqual(['Quick links'])
    expect(textsOf(document, quickLinks)).toEqual(['Q1', 'Q2', 'Q3', 'Q4', 'Q5'])
    expect(valuesOf(document, quickLinks, 'href')).toEqual(
      [1, 2, 3, 4, 5].map((other) => `/question/analytical/${other}`),
    )
    expect(textsOf(document, `${quickLinks}[aria-current=page]`)).toEqual(marked)
  },
)
