import { scaleLinear, type ScaleLinear } from 'd3-scale'
import type { RichElement } from '../../../domain/questions/rich-text.ts'
import { formatNumber } from './chart-data.ts'
import { drawText, round, segment, shape } from '../svg.ts'

/** The area of a chart in pixels, its vertical scale, and the axis that is already drawn. */
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

/** Space for the labels and the title below a horizontal axis, in pixels. */
export const heightBelowAxis = 48

/** A vertical axis that always includes zero, with a grid line at every number. */
export function chartFrame(axisTitle: string, values: readonly number[]): Frame {
  const y = scaleLinear([Math.min(0, ...values), Math.max(0, ...values)], [bottom, top]).nice(6)
  const ticks = y.ticks(6)
  const widest = Math.max(...ticks.map((tick) => formatNumber(tick).length))
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
    [axisTitle],
  )
  const lines = ticks.flatMap((tick) => [
    segment({ x: left, y: y(tick) }, { x: right, y: y(tick) }, tick === 0 ? 'fig-axis' : 'fig-grid'),
    drawText(formatNumber(tick), { x: left - 6, y: y(tick) }, 'end', 'fig-small'),
  ])
  return { left, right, top, bottom, width, height: bottom + heightBelowAxis, y, shapes: [title, ...lines] }
}

/**
 * Draws category names below the axis. A name that is too wide is broken into lines between words. If even a single word
 * is too wide, the names alternate between two heights and each may use twice the width.
 */
export function drawNamesBelow(
  frame: Frame,
  title: string,
  names: readonly (readonly [x: number, name: string])[],
): readonly RichElement[] {
  const widthPerName = (frame.right - frame.left) / names.length
  const hasWideWord = names.some(([, name]) =>
    name.split(' ').some((word) => estimatedWidth(word) > widthPerName),
  )
  const labels = names.flatMap(([x, name], index) => {
    const top = frame.bottom + 12 + (hasWideWord && index % 2 === 1 ? lineHeight : 0)
    return breakIntoLines(name, hasWideWord ? 2 * widthPerName : widthPerName).map((line, lineIndex) =>
      drawText(line, { x, y: top + lineHeight * lineIndex }, 'middle', 'fig-small'),
    )
  })
  return [
    ...labels,
    drawText(title, { x: (frame.left + frame.right) / 2, y: frame.height - 9 }, 'middle', 'fig-small'),
  ]
}

const lineHeight = 13

/** Width of a text plus a gap in pixels. A rough upper bound, because the visitor's sans-serif font is unknown. */
function estimatedWidth(text: string): number {
  return 4 + 7.4 * text.length
}

/** About eight ticks, or fewer where their numbers would overlap. */
export function ticksOf(x: ScaleLinear<number, number>): readonly number[] {
  const [from = 0, to = 0] = x.range()
  const counts = [8, 7, 6, 5, 4, 3, 2]
  const fits = (count: number): boolean => {
    const ticks = x.ticks(count)
    const widest = Math.max(...ticks.map((tick) => estimatedWidth(formatNumber(tick))))
    return (to - from) / (ticks.length - 1) >= widest
  }
  return x.ticks(counts.find(fits) ?? 2)
}

function breakIntoLines(name: string, width: number): readonly string[] {
  return name.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    if (last !== undefined && estimatedWidth(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
    return lines
  }, [])
}

/** Draws the numbers and the title of a horizontal axis. */
export function drawNumbersBelow(
  frame: Frame,
  title: string,
  x: ScaleLinear<number, number>,
  positions?: readonly number[],
): readonly RichElement[] {
  const ticks = positions ?? ticksOf(x)
  return [
    ...ticks.flatMap((tick) => [
      segment({ x: x(tick), y: frame.bottom }, { x: x(tick), y: frame.bottom + 4 }, 'fig-axis'),
      drawText(formatNumber(tick), { x: x(tick), y: frame.bottom + 14 }, 'middle', 'fig-small'),
    ]),
    drawText(title, { x: (frame.left + frame.right) / 2, y: frame.height - 9 }, 'middle', 'fig-small'),
  ]
}
