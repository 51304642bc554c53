import { scaleLinear, type ScaleLinear } from 'd3-scale'
import type { RichElement } from '../../domain/questions/rich-text.ts'
import { numeral } from './chart-data.ts'
import { round, segment, shape, words } from './svg.ts'

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

const width = 400
const top = 14
const bottom = 214

/** A vertical axis from nought, up and, where there are negative values, down, with a line at every number. */
export function frameFor(name: string, values: readonly number[]): Frame {
  const y = scaleLinear([Math.min(0, ...values), Math.max(0, ...values)], [bottom, top]).nice(6)
  const ticks = y.ticks(6)
  const widest = Math.max(...ticks.map((tick) => numeral(tick).length))
  const left = 34 + 6.5 * widest
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
    words(numeral(tick), { x: left - 6, y: y(tick) }, 'end', 'fig-tick'),
  ])
  return { left, right, top, bottom, width, height: bottom + 46, y, shapes: [title, ...lines] }
}

/** Names below the marks; one that is too wide for its place takes two lines, or more. */
export function namesBelow(
  frame: Frame,
  title: string,
  names: readonly (readonly [x: number, name: string])[],
): readonly RichElement[] {
  const room = (frame.right - frame.left) / names.length
  const written = names.flatMap(([x, name]) =>
    linesOf(name, room).map((line, index) =>
      words(line, { x, y: frame.bottom + 12 + 13 * index }, 'middle', 'fig-tick'),
    ),
  )
  return [
    ...written,
    words(title, { x: (frame.left + frame.right) / 2, y: frame.height - 7 }, 'middle', 'fig-small'),
  ]
}

function linesOf(name: string, room: number): readonly string[] {
  return name.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    if (last !== undefined && (last.length + word.length + 1) * 7 <= room)
      lines[lines.length - 1] = `${last} ${word}`
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
  const ticks = at ?? x.ticks(8)
  return [
    ...ticks.flatMap((tick) => [
      segment({ x: x(tick), y: frame.bottom }, { x: x(tick), y: frame.bottom + 4 }, 'fig-axis'),
      words(numeral(tick), { x: x(tick), y: frame.bottom + 14 }, 'middle', 'fig-tick'),
    ]),
    words(title, { x: (frame.left + frame.right) / 2, y: frame.height - 7 }, 'middle', 'fig-small'),
  ]
}
