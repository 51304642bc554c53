import { expect, test } from 'vitest'
import { richLineFrom, richTextFrom } from './rich-text.ts'
import { textSnippet, plainMathText } from './plain-math-text.ts'

test.each([
  ['if $a^2 + \\frac{4}{a^2} = 5$, then', 'if a² + 4/a² = 5, then'],
  ['$\\frac{4^{x+3}}{2^{x-3}} = 8^5$', '4^(x + 3)/2^(x − 3) = 8⁵'],
  ['$\\frac{x + 6}{2x}$ or $\\frac{1}{4}$', '(x + 6)/(2x) or 1/4'],
  ['$2\\frac{1}{3}$ or 14$\\frac{2}{5}$', '2 1/3 or 14 2/5'],
  ['$4^2\\frac{1}{3}$, $4\\binom{5}{2}$', '4² 1/3, 4(5 choose 2)'],
  ['$(x + 1)^{12}$ and $(x^2)^n$', '(x + 1)¹² and (x²)^n'],
  ['$\\left(\\sqrt{8 + x} - 1\\right)^2$', '(√(8 + x) − 1)²'],
  ['$-7 \\le 2x + 1 < 9$?', '−7 ≤ 2x + 1 < 9?'],
  ['$0.\\overline{27}$', '0.2̅7̅'],
  ['$\\sqrt{x+1} + \\sqrt{3}$ and $\\sqrt[3]{8}$', '√(x + 1) + √3 and 8^(1/3)'],
  ['$x_1^2$, $a_{n+1}$', 'x_1², a_(n + 1)'],
  ['the points $(-2, 7)$; $\\binom{5}{2}$', 'the points (−2, 7); (5 choose 2)'],
  ['$\\angle ABC$ is $90^\\circ$', '∠ABC is 90°'],
  ['The *author*’s word', 'The author’s word'],
])('writes %s as %s', (source, expected) => {
  expect(plainMathText(richLineFrom(source))).toBe(expected)
})

test('separates paragraphs by a space', () => {
  expect(plainMathText(richTextFrom('One.\n\nTwo.'))).toBe('One. Two.')
})

test.each([
  ['Is it true?', 20, 'Is it true?'],
  ['She said “no.”', 20, 'She said “no.”'],
  ['The passage says that', 40, 'The passage says that…'],
  ['Because, in that test,', 40, 'Because, in that test…'],
  ['One, two, three, four', 12, 'One, two…'],
  ['An essay: long sentences', 9, 'An essay…'],
])('textSnippet(“%s”, %i) is “%s”', (source, maximumLength, snippet) => {
  expect(textSnippet(richLineFrom(source), maximumLength)).toBe(snippet)
})
