import { expect, test } from 'vitest'
import { plainText, mathTags, type RichNode } from '../../domain/questions/rich-text.ts'
import { mathFromLatex } from './mathml.ts'

function elementsOf(node: RichNode): readonly Exclude<RichNode, string>[] {
  return typeof node === 'string' ? [] : [node, ...(node.children ?? []).flatMap(elementsOf)]
}

test('a repeating decimal keeps its bar: the class that draws it where MathML does not', () => {
  const bar = elementsOf(mathFromLatex('0.\\overline{36}', false)).find(({ tag }) => tag === 'menclose')
  expect(bar?.attributes).toEqual({ notation: 'top', class: 'tml-overline' })
  expect(plainText(bar?.children ?? [])).toBe('36')
})

test.each([
  ['\\frac{1}{2}', 'mfrac'],
  ['\\sqrt{2}', 'msqrt'],
  ['\\sqrt[3]{2}', 'mroot'],
  ['x^2', 'msup'],
  ['x_1', 'msub'],
  ['\\begin{aligned} x &= 1 \\\\ y &= 2 \\end{aligned}', 'mtable'],
])('%s is drawn with <%s>', (latex, tag) => {
  expect(elementsOf(mathFromLatex(latex, false)).map((element) => element.tag)).toContain(tag)
})

test('everything a formula is made of is on the list, and nothing carries a style of its own', () => {
  for (const element of elementsOf(
    mathFromLatex('\\begin{aligned} x &\\le \\frac{\\pi}{2} \\end{aligned}', true),
  )) {
    expect(mathTags).toContain(element.tag)
    expect(element.attributes).not.toHaveProperty('style')
  }
})

test.each(['\\left(\\frac{1}{2}\\right)', '[1, 2]', '|x|'])(
  '%s needs no mark that pages do not bring',
  (latex) => {
    expect(() => mathFromLatex(latex, false)).not.toThrow()
  },
)

test('a formula on a line of its own is a block', () => {
  expect(mathFromLatex('x^2', true).attributes).toMatchObject({ display: 'block' })
  expect(mathFromLatex('x^2', false).attributes).not.toHaveProperty('display')
})

test.each([
  ['a style the style sheet does not know', '\\color{red}x', 'color:#ff0000'],
  ['a command nobody knows', '\\nonsense x', 'nonsense'],
  ['a formula cut off', '\\frac{1', '\\frac{1'],
  ['a grown mark that no page brings', '\\left[\\frac{1}{2}\\right]', 'growing-marks.ts'],
])('%s stops the build with a message that quotes it', (_, latex, part) => {
  expect(() => mathFromLatex(latex, false)).toThrow(part)
})
