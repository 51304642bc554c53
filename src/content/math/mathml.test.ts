import { expect, test } from 'vitest'
import { plainText, mathTags, type RichNode } from '../../domain/questions/rich-text.ts'
import { mathFromLatex } from './mathml.ts'

function elementsOf(node: RichNode): readonly Exclude<RichNode, string>[] {
  return typeof node === 'string' ? [] : [node, ...(node.children ?? []).flatMap(elementsOf)]
}

test('the bar of a repeating decimal has the class that draws it in browsers without menclose', () => {
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
])('%s uses <%s>', (latex, tag) => {
  expect(elementsOf(mathFromLatex(latex, false)).map((element) => element.tag)).toContain(tag)
})

test('a formula has only allowed elements and no style attributes', () => {
  for (const element of elementsOf(
    mathFromLatex('\\begin{aligned} x &\\le \\frac{\\pi}{2} \\end{aligned}', true),
  )) {
    expect(mathTags).toContain(element.tag)
    expect(element.attributes).not.toHaveProperty('style')
  }
})

test.each(['\\left(\\frac{1}{2}\\right)', '[1, 2]', '|x|'])('accepts the brackets of %s', (latex) => {
  expect(() => mathFromLatex(latex, false)).not.toThrow()
})

test('a formula on its own line has display="block"', () => {
  expect(mathFromLatex('x^2', true).attributes).toMatchObject({ display: 'block' })
  expect(mathFromLatex('x^2', false).attributes).not.toHaveProperty('display')
})

test.each([
  ['a style without a CSS class', '\\color{red}x', 'color:#ff0000'],
  ['an unknown command', '\\nonsense x', 'nonsense'],
  ['an incomplete formula', '\\frac{1', '\\frac{1'],
  ['a stretchy bracket that pages cannot display', '\\left[\\frac{1}{2}\\right]', 'stretchy-operators.ts'],
])('throws for %s and quotes it', (_, latex, part) => {
  expect(() => mathFromLatex(latex, false)).toThrow(part)
})
