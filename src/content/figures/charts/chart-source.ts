import { z } from 'astro/zod'
import { kebabCaseName, textLine } from '../../questions/kinds/shared-fields.ts'

const label = z.coerce.string().trim().min(1, 'must not be empty')
const series = z.strictObject({ name: label, values: z.array(z.number()).min(1) })
const pair = z.tuple([z.number(), z.number()])

const common = {
  id: kebabCaseName,
  kind: z.literal('chart'),
  title: textLine,
  /** An extra line below the title, such as "Total: 1,200 students". */
  total: textLine.optional(),
  sources: z.array(textLine).optional(),
}

const axes = { x: textLine, y: textLine }

const categoryChart = z.strictObject({
  ...common,
  ...axes,
  chart: z.enum(['bar', 'stacked', 'line']),
  categories: z.array(label).min(2),
  series: z.array(series).min(1).max(4),
})

const circle = z.strictObject({
  ...common,
  chart: z.literal('circle'),
  categories: z.array(label).min(2),
  series: z.tuple([series]),
  unit: z.literal('%').optional(),
})

const histogram = z.strictObject({
  ...common,
  ...axes,
  chart: z.literal('histogram'),
  bins: z.array(pair).min(2),
  values: z.array(z.number()).min(2),
})

const scatter = z.strictObject({
  ...common,
  ...axes,
  chart: z.literal('scatter'),
  points: z.array(pair).min(2),
})

const box = z.strictObject({
  ...common,
  ...axes,
  chart: z.literal('box'),
  boxes: z
    .array(
      z.strictObject({
        name: label,
        values: z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()]),
      }),
    )
    .min(1),
})

/** A chart as its author writes it: its kind and its data. */
export const chartSchema = z
  .discriminatedUnion('chart', [categoryChart, circle, histogram, scatter, box])
  .refine(hasOneValuePerCategory, 'must have exactly one value for each category or bin')

export type ChartSource = z.infer<typeof chartSchema>
export type CategoryChart = z.infer<typeof categoryChart>
export type CircleChart = z.infer<typeof circle>
export type Histogram = z.infer<typeof histogram>
export type ScatterChart = z.infer<typeof scatter>
export type BoxChart = z.infer<typeof box>

function hasOneValuePerCategory(
  chart: z.infer<typeof categoryChart | typeof circle | typeof histogram | typeof scatter | typeof box>,
): boolean {
  if ('categories' in chart)
    return chart.series.every(({ values }) => values.length === chart.categories.length)
  return chart.chart !== 'histogram' || chart.values.length === chart.bins.length
}
