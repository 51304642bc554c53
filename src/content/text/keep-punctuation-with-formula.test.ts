import { expect, test } from 'vitest'
import type { RichElement, RichNode } from '../../domain/questions/rich-text.ts'
import { keepPunctuationWithFormula } from './keep-punctuation-with-formula.ts'

const formula: RichElement = { tag: 'math', children: ['x'] }

function together(mark: string): RichElement {
  return { tag: 'span', attributes: { class: 'together' }, children: [formula, mark] }
}

const cases: readonly (readonly [string, readonly RichNode[], readonly RichNode[]])[] = [
  ['a comma', [formula, ', then'], [together(','), ' then']],
  ['several marks', [formula, '?” she said'], [together('?”'), ' she said']],
  ['a mark with nothing behind it', [formula, '.'], [together('.')]],
  ['a percent sign', [formula, '% of'], [together('%'), ' of']],
]

test.each(cases)('%s after a formula is tied to it', (_, nodes, held) => {
  expect(keepPunctuationWithFormula(nodes)).toEqual(held)
})

test.each([
  ['words after a formula', [formula, ' and (so) on.']],
  ['an opening bracket', [formula, ' (a)']],
  ['marks after other elements', [{ tag: 'em', children: ['a'] }, ', b'] as const],
  ['text alone', ['a, b.']],
])('%s stay as they are', (_, nodes) => {
  expect(keepPunctuationWithFormula(nodes)).toEqual(nodes)
})

test('a formula of several parts has the mark in its last part, as lines break between parts', () => {
  const part = (text: string): RichElement => ({ tag: 'mrow', children: [text] })
  const held = keepPunctuationWithFormula([{ tag: 'math', children: [part('x >'), part('0')] }, '. So'])
  const end = { tag: 'mrow', children: [part('0'), { tag: 'mtext', children: ['.'] }] }
  expect(held).toEqual([{ tag: 'math', children: [part('x >'), end] }, ' So'])
})
