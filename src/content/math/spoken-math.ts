import {
  plainText,
  type RichElement,
  type RichNode,
  type RichText,
} from '../../domain/questions/rich-text.ts'
import { bracketsIn } from './match-brackets.ts'

/**
 * A formula as it is read aloud. A voice skips brackets, and does not see where a root or a fraction ends: a part
 * that is more than one thing is told as a quantity, and so is its end, unless a relation or nothing follows.
 */
export function spokenMath(math: RichElement): string {
  const words = wordsOf(piecesOf([math]))
    .replace(/\s+/g, ' ')
    .trim()
  return words.replace(/( end quantity)+(?= equals | is |$)/g, '')
}

/** A piece of a formula in words, and how it holds together with what stands beside it. */
type Piece = Readonly<{ words: string; is: 'sign' | 'fraction' | 'power' | 'one' }>

function wordsOf(pieces: readonly Piece[]): string {
  return pieces.map(({ words }) => words).join(' ')
}

/** What stands side by side, with whatever is in brackets as one piece. */
function piecesOf(nodes: RichText): readonly Piece[] {
  const row = nodes.flatMap(ungrouped)
  const brackets = bracketsIn(row)
  const pieces: Piece[] = []
  for (let at = 0; at < row.length; at++) {
    const end = brackets.get(at)
    if (end === undefined) pieces.push(pieceFrom(row[at] ?? '', row[at - 1]))
    else pieces.push(enclosed(row.slice(at, end + 1), row[at - 1]))
    at = end ?? at
  }
  return pieces
}

/** A row without groups that are for the eye only. A bar with a power is the end of what it encloses. */
function ungrouped(node: RichNode): RichText {
  if (typeof node === 'string') return [node]
  const { tag, children = [] } = node
  if (['math', 'mrow', 'mstyle', 'mpadded'].includes(tag)) return children.flatMap(ungrouped)
  const [base, ...rest] = children
  if (tag !== 'msup' || base === undefined || plainText([base]) !== '|') return tag === 'mspace' ? [] : [node]
  return [base, { ...node, children: ['', ...rest] }]
}

function enclosed(row: RichText, before: RichNode | undefined): Piece {
  const [opening, closing, inside] = [row.slice(0, 1), row.slice(-1), row.slice(1, -1)]
  if (plainText(opening) === '|') return { words: `the absolute value of ${part(inside)}`, is: 'one' }
  const pieces = piecesOf(inside)
  const isQuantity = plainText(opening) === '(' && !inside.some(isSeparator)
  if (isQuantity && isFunction(before)) return { words: `of ${part(inside)}`, is: 'one' }
  return isQuantity && !(pieces.length === 1 && isOne(pieces))
    ? { words: `${timesAfter(before)}${quantity(pieces)}`, is: 'one' }
    : { words: `${plainText(opening)} ${wordsOf(pieces)} ${plainText(closing)}`, is: 'one' }
}

function isSeparator(node: RichNode): boolean {
  return typeof node !== 'string' && node.attributes?.['separator'] === 'true'
}

function pieceFrom(node: RichNode, before: RichNode | undefined): Piece {
  if (typeof node === 'string') return { words: names[node] ?? node, is: 'one' }
  const { tag, children = [] } = node
  const [first = '', second = '', third = ''] = children
  switch (tag) {
    case 'mo':
      return {
        words: wordsOf(children.map((child) => pieceFrom(child, undefined))),
        is: node.attributes?.['form'] === 'postfix' ? 'one' : 'sign',
      }
    case 'mfrac':
      if (node.attributes?.['linethickness'] === '0px')
        return { words: `${part([first])} choose ${part([second])}`, is: 'one' }
      return {
        words: `${isMixed(before, node) ? 'and ' : ''}${numerator(first)} over ${part([second])}`,
        is: 'fraction',
      }
    case 'msqrt':
      return { words: `${timesAfter(before)}the square root of ${part(children)}`, is: 'one' }
    case 'mroot':
      return {
        words: `${timesAfter(before)}the root with index ${part([second])} of ${part([first])}`,
        is: 'one',
      }
    case 'msup':
      return plainText([second]) === '∘'
        ? { words: `${part([first])} degrees`, is: 'one' }
        : {
            words: `${isEnclosed(first) ? timesAfter(before) : ''}${part([first])} ${raised(second)}`,
            is: 'power',
          }
    case 'msub':
      return { words: `${part([first])} sub ${part([second])}`, is: 'one' }
    case 'msubsup':
      return { words: `${part([first])} sub ${part([second])} ${raised(third)}`, is: 'power' }
    case 'menclose':
      return { words: `${wordsOf(piecesOf(children))} with a bar above`, is: 'one' }
    default:
      return { words: wordsOf(piecesOf(children)), is: 'one' }
  }
}

/** A part of a root, a fraction or a power: as it is where it is one thing, perhaps with a sign before it. */
function part(nodes: RichText): string {
  const pieces = piecesOf(nodes)
  return isOne(pieces[0]?.is === 'sign' ? pieces.slice(1) : pieces) ? wordsOf(pieces) : quantity(pieces)
}

function raised(exponent: RichNode): string {
  return powers[plainText([exponent])] ?? `to the power ${part([exponent])}`
}

/** The powers that have names. */
const powers: Readonly<Record<string, string>> = { 2: 'squared', 3: 'cubed' }

/** A product, or a power, over something is heard right as it is. */
function numerator(node: RichNode): string {
  const pieces = piecesOf([node])
  const isProduct = pieces.every(
    ({ is }, at) => is === 'one' || is === 'power' || (is === 'sign' && at === 0),
  )
  return isProduct ? wordsOf(pieces) : quantity(pieces)
}

function isOne(pieces: readonly Piece[]): boolean {
  return pieces.length < 2 && pieces.every(({ is }) => is === 'one')
}

function quantity(pieces: readonly Piece[]): string {
  return `the quantity ${wordsOf(pieces)} end quantity`
}

/** Whether a fraction of numbers belongs to the whole number before it. */
function isMixed(before: RichNode | undefined, { children = [] }: RichElement): boolean {
  return [before, ...children].every((node) => typeof node === 'object' && node.tag === 'mn')
}

/** The sign that is not written between a factor and a quantity or a root, and without which nobody hears a product. */
function timesAfter(before: RichNode | undefined): string {
  if (typeof before !== 'object' || isFunction(before)) return ''
  const factors = ['mn', 'mi', 'mfrac', 'msqrt', 'mroot', 'msup', 'msub']
  return factors.includes(before.tag) || plainText([before]) === ')' ? 'times ' : ''
}

/** A letter that is applied to what stands in brackets after it: a function, or the probability of something. */
function isFunction(node: RichNode | undefined): boolean {
  return typeof node === 'object' && node.tag === 'mi' && /^[fghP]$/.test(plainText([node]))
}

function isEnclosed(node: RichNode): boolean {
  return plainText([node]).startsWith('(')
}

/** Signs that a voice would skip or misread. */
const names: Readonly<Record<string, string>> = {
  '−': 'minus',
  '-': 'minus',
  '+': 'plus',
  '×': 'times',
  '⋅': 'times',
  '÷': 'divided by',
  '=': 'equals',
  '<': 'is less than',
  '>': 'is greater than',
  '≤': 'is at most',
  '≥': 'is at least',
  '≠': 'is not equal to',
  '∘': 'degrees',
  '∠': 'angle',
  '|': 'bar',
  '!': 'factorial',
  π: 'pi',
}
