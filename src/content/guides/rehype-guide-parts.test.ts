import { expect, test } from 'vitest'
import { rehypeGuideParts } from './rehype-guide-parts.ts'

const element = (tagName: string) => ({ type: 'element', tagName, properties: {}, children: [] })

test('each part of a guide is a disclosure with its heading as summary, and the first is open', () => {
  const [lead, one, text, small, two, table] = ['p', 'h2', 'p', 'h3', 'h2', 'table'].map(element)
  if (!lead || !one || !text || !small || !two || !table) throw new Error('six elements')
  const tree = { type: 'root', children: [lead, one, text, small, two, table] }
  rehypeGuideParts()(tree)
  const part = (children: readonly unknown[], properties: object) => ({
    type: 'element',
    tagName: 'details',
    properties,
    children: [
      { type: 'element', tagName: 'summary', properties: {}, children: [children[0]] },
      ...children.slice(1),
    ],
  })
  expect(tree.children).toEqual([
    lead,
    part([one, text, small], { dataPart: '', open: true }),
    part([two, table], { dataPart: '' }),
  ])
})

test('a guide without parts stays as it is', () => {
  const tree = { type: 'root', children: [element('p'), element('h3')] }
  rehypeGuideParts()(tree)
  expect(tree.children.map(({ tagName }) => tagName)).toEqual(['p', 'h3'])
})
