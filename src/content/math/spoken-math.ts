import {
  plainText,
  type RichElement,
  type RichNode,
  type RichText,
} from '../../domain/questions/rich-text.ts'
import { matchBrackets } from './match-brackets.ts'

/**
 * A formula in words. Screen readers skip brackets and do not say where a root or a fraction ends. So a part with several
 * terms is read as "the quantity … end quantity"; the end is left out before a relation and at the end of the formula.
 */
export function spokenMath(math: RichElement): string {
  const words = joinWords(piecesOf([math]))
    .replace(/\s+/g, ' ')
    .trim()
  return words.replace(/( end quantity)+(?= equals | is |$)/g, '')
}

/** A part of a formula in words. Its kind decides whether it needs "the quantity" around it inside a larger part. */
type Piece = Readonly<{ words: string; kind: 'operator' | 'fraction' | 'power' | 'single' }>

function joinWords(pieces: readonly Piece[]): string {
  return pieces.map(({ words }) => words).join(' ')
}

/** The pieces of a row. Everything between a pair of brackets becomes one piece. */
function piecesOf(nodes: RichText): readonly Piece[] {
  const row = nodes.flatMap(withoutGroups)
  const brackets = matchBrackets(row)
  const pieces: Piece[] = []
  for (let index = 0; index < row.length; index++) {
    const end = brackets.get(index)
    if (end === undefined) pieces.push(pieceFrom(row[index] ?? '', row[index - 1]))
    else pieces.push(pieceFromBrackets(row.slice(index, end + 1), row[index - 1]))
    index = end ?? index
  }
  return pieces
}

/** Flattens groups that only affect layout. In |x|^2 MathML puts the power on the closing bar, so the two are separated. */
function withoutGroups(node: RichNode): RichText {
  if (typeof node === 'string') return [node]
  const { tag, children = [] } = node
  if (['math', 'mrow', 'mstyle', 'mpadded'].includes(tag)) return children.flatMap(withoutGroups)
  const [base, ...rest] = children
  if (tag !== 'msup' || base === undefined || plainText([base]) !== '|') return tag === 'mspace' ? [] : [node]
  return [base, { ...node, children: ['', ...rest] }]
}

function pieceFromBrackets(row: RichText, previous: RichNode | undefined): Piece {
  const [opening, closing, inside] = [row.slice(0, 1), row.slice(-1), row.slice(1, -1)]
  if (plainText(opening) === '|')
    return { words: `the absolute value of ${partInWords(inside)}`, kind: 'single' }
  const pieces = piecesOf(inside)
  const isQuantity = plainText(opening) === '(' && !inside.some(isSeparator)
  if (isQuantity && isFunction(previous)) return { words: `of ${partInWords(inside)}`, kind: 'single' }
  return isQuantity && !(pieces.length === 1 && isSingle(pieces))
    ? { words: `${timesAfter(previous)}${quantityInWords(pieces)}`, kind: 'single' }
    : { words: `${plainText(opening)} ${joinWords(pieces)} ${plainText(closing)}`, kind: 'single' }
}

function isSeparator(node: RichNode): boolean {
  return typeof node !== 'string' && node.attributes?.['separator'] === 'true'
}

function pieceFrom(node: RichNode, previous: RichNode | undefined): Piece {
  if (typeof node === 'string') return { words: spokenSigns[node] ?? node, kind: 'single' }
  const { tag, children = [] } = node
  const [first = '', second = '', third = ''] = children
  switch (tag) {
    case 'mo':
      return {
        words: joinWords(children.map((child) => pieceFrom(child, undefined))),
        kind: node.attributes?.['form'] === 'postfix' ? 'single' : 'operator',
      }
    case 'mfrac':
      if (node.attributes?.['linethickness'] === '0px')
        return { words: `${partInWords([first])} choose ${partInWords([second])}`, kind: 'single' }
      return {
        words: `${isMixed(previous, node) ? 'and ' : ''}${numeratorInWords(first)} over ${partInWords([second])}`,
        kind: 'fraction',
      }
    case 'msqrt':
      return { words: `${timesAfter(previous)}the square root of ${partInWords(children)}`, kind: 'single' }
    case 'mroot':
      return {
        words: `${timesAfter(previous)}the root with index ${partInWords([second])} of ${partInWords([first])}`,
        kind: 'single',
      }
    case 'msup':
      return plainText([second]) === '∘'
        ? { words: `${partInWords([first])} degrees`, kind: 'single' }
        : {
            words: `${isEnclosed(first) ? timesAfter(previous) : ''}${partInWords([first])} ${powerInWords(second)}`,
            kind: 'power',
          }
    case 'msub':
      return { words: `${partInWords([first])} sub ${partInWords([second])}`, kind: 'single' }
    case 'msubsup':
      return {
        words: `${partInWords([first])} sub ${partInWords([second])} ${powerInWords(third)}`,
        kind: 'power',
      }
    case 'menclose':
      return { words: `${joinWords(piecesOf(children))} with a bar above`, kind: 'single' }
    default:
      return { words: joinWords(piecesOf(children)), kind: 'single' }
  }
}

/** A part of a root, a fraction or a power. A single term, perhaps with a sign before it, needs no "the quantity". */
function partInWords(nodes: RichText): string {
  const pieces = piecesOf(nodes)
  return isSingle(pieces[0]?.kind === 'operator' ? pieces.slice(1) : pieces)
    ? joinWords(pieces)
    : quantityInWords(pieces)
}

function powerInWords(exponent: RichNode): string {
  return powerNames[plainText([exponent])] ?? `to the power ${partInWords([exponent])}`
}

const powerNames: Readonly<Record<string, string>> = { 2: 'squared', 3: 'cubed' }

/** A product or a power needs no "the quantity" before "over". */
function numeratorInWords(node: RichNode): string {
  const pieces = piecesOf([node])
  const isProduct = pieces.every(
    ({ kind }, index) => kind === 'single' || kind === 'power' || (kind === 'operator' && index === 0),
  )
  return isProduct ? joinWords(pieces) : quantityInWords(pieces)
}

function isSingle(pieces: readonly Piece[]): boolean {
  return pieces.length < 2 && pieces.every(({ kind }) => kind === 'single')
}

function quantityInWords(pieces: readonly Piece[]): string {
  return `the quantity ${joinWords(pieces)} end quantity`
}

/** Whether a fraction and the whole number before it are a mixed number. */
function isMixed(previous: RichNode | undefined, { children = [] }: RichElement): boolean {
  return [previous, ...children].every((node) => typeof node === 'object' && node.tag === 'mn')
}

/** Says "times" between two factors that are written without a multiplication sign. */
function timesAfter(previous: RichNode | undefined): string {
  if (typeof previous !== 'object' || isFunction(previous)) return ''
  const factors = ['mn', 'mi', 'mfrac', 'msqrt', 'mroot', 'msup', 'msub']
  return factors.includes(previous.tag) || plainText([previous]) === ')' ? 'times ' : ''
}

/** Letters that are read as functions before brackets: f, g, h, and P for a probability. */
function isFunction(node: RichNode | undefined): boolean {
  return typeof node === 'object' && node.tag === 'mi' && /^[fghP]$/.test(plainText([node]))
}

function isEnclosed(node: RichNode): boolean {
  return plainText([node]).startsWith('(')
}

/** Signs that screen readers skip or misread. */
const spokenSigns: Readonly<Record<string, string>> = {
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
