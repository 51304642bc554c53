import { describe, expect, test } from 'vitest'
import { rehypeMathml } from './rehype-mathml.ts'
import { rehypePlainTables } from '../guides/rehype-plain-tables.ts'

type Node = Parameters<ReturnType<typeof rehypeMathml>>[0]

function text(value: string): Node {
  return { type: 'text', value }
}

function element(tagName: string, className: string[], ...children: Node[]): Node {
  return { type: 'element', tagName, properties: className.length > 0 ? { className } : {}, children }
}

const inline = element('code', ['language-math', 'math-inline'], text('x^2'))

function withMath(...children: Node[]): readonly Node[] {
  const paragraph = element('p', [], ...children)
  rehypeMathml()({ type: 'root', children: [paragraph] })
  return paragraph.children ?? []
}

describe('formulas of a guide', () => {
  test('become MathML inside a line', () => {
    const [math] = withMath(inline, text(' and'))
    expect(math).toMatchObject({ type: 'element', tagName: 'math' })
    expect(JSON.stringify(math)).toContain('msup')
  })

  test('on their own line become a block without the <pre><code> around them', () => {
    const display = element(
      'pre',
      [],
      element('code', ['language-math', 'math-display'], text('\\frac{1}{2}')),
    )
    const [frame] = withMath(display)
    expect(frame).toMatchObject({
      properties: { className: ['formula'], tabIndex: 0 },
      children: [{ tagName: 'math', properties: { display: 'block' } }],
    })
  })

  test('keep the comma after them on the same line', () => {
    const [span, rest] = withMath(inline, text(', so'))
    expect(span).toMatchObject({
      tagName: 'span',
      properties: { className: ['together'] },
      children: [{ tagName: 'math' }, { type: 'text', value: ',' }],
    })
    expect(rest).toMatchObject(text(' so'))
  })

  test('with several parts take the comma into the last part', () => {
    const sum = element('code', ['math-inline'], text('x+y'))
    const [math, rest] = withMath(sum, text(', so'))
    expect(math).toMatchObject({ tagName: 'math' })
    expect(JSON.stringify(math?.children?.at(-1))).toContain('"mtext"')
    expect(rest).toMatchObject(text(' so'))
  })

  test('keep the classes of their elements', () => {
    const [math] = withMath(element('code', ['math-inline'], text('0.\\overline{3}')))
    expect(JSON.stringify(math)).toContain('"className":["tml-overline"]')
  })

  test('are found inside nested elements', () => {
    const [strong] = withMath(element('strong', [], element('em', [], inline)))
    expect(JSON.stringify(strong)).toContain('"tagName":"math"')
  })

  test('leave other code and text unchanged', () => {
    const code = element('code', [], text('x, y'))
    expect(withMath(text('a, '), code)).toMatchObject([text('a, '), code])
  })
})

test('rehypePlainTables removes the alignment of table cells and nothing else', () => {
  const cell = { type: 'element', tagName: 'td', properties: { align: 'right', id: 'a' }, children: [] }
  const image = { type: 'element', tagName: 'img', properties: { align: 'right' } }
  rehypePlainTables()({
    children: [{ tagName: 'table', children: [{ tagName: 'tr', children: [cell] }, image] }],
  })
  expect(cell.properties).toEqual({ id: 'a' })
  expect(image.properties).toEqual({ align: 'right' })
})

test('rehypePlainTables turns an empty heading cell into a plain cell', () => {
  const [empty, full] = [
    { tagName: 'th', children: [] },
    { tagName: 'th', children: [{ tagName: 'em' }] },
  ]
  rehypePlainTables()({ children: [empty, full] })
  expect([empty.tagName, full.tagName]).toEqual(['td', 'th'])
})
