import { expect, test } from 'vitest'
import type { RichElement, RichNode } from '../../domain/questions/rich-text.ts'
import { keepPunctuationWithFormula } from './keep-punctuation-with-formula.ts'

const formula: RichElement = { tag: 'math', children: ['x'] }

function together(punctuation: string): RichElement {
  return { tag: 'span', attributes: { class: 'together' }, children: [formula, punctuation] }
}

const cases: readonly (readonly [string, readonly RichNode[], readonly RichNode[]])[] = [
  ['a comma', [formula, ', then'], [together(','), ' then']],
  ['several characters', [formula, '?” she said'], [together('?”'), ' she said']],
  ['punctuation at the end of the text', [formula, '.'], [together('.')]],
  ['a percent sign', [formula, '% of'], [together('%'), ' of']],
]

test.each(cases)('keeps %s on the line of the formula before it', (_, nodes, expected) => {
  expect(keepPunctuationWithFormula(nodes)).toEqual(expected)
})

test.each([
  ['words after a formula', [formula, ' and (so) on.']],
  ['an opening bracket', [formula, ' (a)']],
  ['punctuation after other elements', [{ tag: 'em', children: ['a'] }, ', b'] as const],
  ['text alone', ['a, b.']],
])('does not change %s', (_, nodes) => {
  expect(keepPunctuationWithFormula(nodes)).toEqual(nodes)
})

test('adds the punctuation to the last part of a formula that may break into several lines', () => {
  const part = (text: string): RichElement => ({ tag: 'mrow', children: [text] })
  const result = keepPunctuationWithFormula([{ tag: 'math', children: [part('x >'), part('0')] }, '. So'])
  const end = { tag: 'mrow', children: [part('0'), { tag: 'mtext', children: ['.'] }] }
  expect(result).toEqual([{ tag: 'math', children: [part('x >'), end] }, ' So'])
})
