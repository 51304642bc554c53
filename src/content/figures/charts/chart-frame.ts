import { scaleLinear, type ScaleLinear } from 'd3-scale'
import type { RichElement } from '../../../domain/questions/rich-text.ts'
import { numeral } from './chart-data.ts'
import { round, segment, shape, words } from '../svg.ts'

/** The room a chart's marks are drawn in, with its vertical scale. */
export type Frame = Readonly<{
  left: number
  right: number
  top: number
  bottom: number
  width: number
  height: number
  y: ScaleLinear<number, number>
  shapes: readonly RichElement[]
}>

const width = 352
const top = 14
const bottom = 214

/** What the names and the title of a horizontal axis take below it. */
export const belowAxis = 48

/** A vertical axis from nought, up and, where there are negative values, down, with a line at every number. */
export function frameFor(name: string, values: readonly number[]): Frame {
  const y = scaleLinear([Math.min(0, ...values), Math.max(0, ...values)], [bottom, top]).nice(6)
  const ticks = y.ticks(6)
  const widest = Math.max(...ticks.map((tick) => numeral(tick).length))
  const left = 34 + 7 * widest
  const right = width - 8
  const middle = round((top + bottom) / 2)
  const title = shape(
    'text',
    {
      transform: `rotate(-90 11 ${middle})`,
      x: 11,
      y: middle,
      class: 'fig-text fig-small',
    },
    [name],
  )
  const lines = ticks.flatMap((tick) => [
    segment({ x: left, y: y(tick) }, { x: right, y: y(tick) }, tick === 0 ? 'fig-axis' : 'fig-grid'),
    words(numeral(tick), { x: left - 6, y: y(tick) }, 'end', 'fig-small'),
  ])
  return { left, right, top, bottom, width, height: bottom + belowAxis, y, shapes: [title, ...lines] }
}

/** Names below the marks; what is too wide for its place takes two lines, and where a word is, the names stand in turn. */
export function namesBelow(
  frame: Frame,
  title: string,
  names: readonly (readonly [x: number, name: string])[],
): readonly RichElement[] {
  const room = (frame.right - frame.left) / names.length
  const isTight = names.some(([, name]) => name.split(' ').some((word) => widthOf(word) > room))
  const written = names.flatMap(([x, name], place) => {
    const top = frame.bottom + 12 + (isTight && place % 2 === 1 ? lineHeight : 0)
    return linesOf(name, isTight ? 2 * room : room).map((line, index) =>
      words(line, { x, y: top + lineHeight * index }, 'middle', 'fig-small'),
    )
  })
  return [
    ...written,
    words(title, { x: (frame.left + frame.right) / 2, y: frame.height - 9 }, 'middle', 'fig-small'),
  ]
}

const lineHeight = 13

/** How wide a name may come out, with its distance to the next, whichever sans the reader has. */
function widthOf(text: string): number {
  return 4 + 7.4 * text.length
}

/** About eight ticks, or as many fewer as leave their numbers apart. */
export function ticksOf(x: ScaleLinear<number, number>): readonly number[] {
  const [from = 0, to = 0] = x.range()
  const counts = [8, 7, 6, 5, 4, 3, 2]
  const fits = (count: number): boolean => {
    const ticks = x.ticks(count)
    const widest = Math.max(...ticks.map((tick) => widthOf(numeral(tick))))
    return (to - from) / (ticks.length - 1) >= widest
  }
  return x.ticks(counts.find(fits) ?? 2)
}

function linesOf(name: string, room: number): readonly string[] {
  return name.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`) <= room) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
    return lines
  }, [])
}

/** A horizontal axis of numbers. */
export function numbersBelow(
  frame: Frame,
  title: string,
  x: ScaleLinear<number, number>,
  at?: readonly number[],
): readonly RichElement[] {
  const ticks = at ?? ticksOf(x)
  return [
    ...ticks.flatMap((tick) => [
      segment({ x: x(tick), y: frame.bottom }, { x: x(tick), y: frame.bottom + 4 }, 'fig-axis'),
      words(numeral(tick), { x: x(tick), y: frame.bottom + 14 }, 'middle', 'fig-small'),
    ]),
    words(title, { x: (frame.left + frame.right) / 2, y: frame.height - 9 }, 'middle', 'fig-small'),
  ]
}
