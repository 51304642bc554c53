import { expect, test } from 'vitest'
import { pageAt, textsOf, valuesOf } from './site.ts'

const sheet = pageAt('/gre-math-formulas')

/** Facts of the sheet as text: a MathML fraction, root or power reads as its parts in a row. */
const facts: readonly string[] = textsOf(sheet.document, 'article [data-part] > ul > li')

test('the sheet says first that the test shows no formulas, and offers to print', () => {
  const [first = ''] = textsOf(sheet.document, 'article p')
  expect(first).toContain('The GRE shows no formulas')
  expect(textsOf(sheet.document, 'article [data-print]')).toEqual(['Print'])
})

test.for([
  ['Primes to 50', '2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47'],
  ['Squares of 1 to 15', '1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121, 144, 169, 196, 225'],
  ['Cubes of 1 to 6', '1, 8, 27, 64, 125, 216'],
  ['Rules', 'a−n=1an'],
  ['Change in percent', '(new − old) ÷ old × 100'],
  ['Interest', 'P(1+rn)nt'],
  ['Work', 'aba+b'],
  ['Quadratic', 'x=−b±b2−4ac2a'],
  ['Sums', '1+2+⋯+n=n(n+1)2'],
  ['Slope', 'm=y2−y1x2−x1'],
  ['Distance', '(x2−x1)2+(y2−y1)2'],
  ['Right', 'a2+b2=c2: 3-4-5, 5-12-13, 8-15-17, 7-24-25'],
  ['45-45-90', '30-60-90: x, x3, 2x'],
  ['Circle', 'C=2πr, A=πr2'],
  ['Cylinder', 'πr2h, surface 2πr2+2πrh'],
  ['Normal curve', '68% are within 1 SD of the mean, 95% within 2, 99.7% within 3'],
  ['Two sets', 'total = A + B − both + neither'],
  ['Without order', '(nk)=n!k!(n−k)!'],
  ['Or', 'P(A or B)=P(A)+P(B)−P(A and B)'],
])('the sheet has %s: %s', ([name = '', formula = '']) => {
  const found = facts.filter((fact) => fact.startsWith(name)).map((fact) => fact.includes(formula))
  expect(found).toContain(true)
})

test('the guides on mathematics and the list of free material link to the sheet', () => {
  for (const path of [
    '/gre-math-practice',
    '/gre-geometry-practice',
    '/data-analysis-practice',
    '/free-gre-resources',
    '/guides',
  ])
    expect(valuesOf(pageAt(path).document, 'main a', 'href'), path).toContain(sheet.path)
})
