import { z } from 'astro/zod'
import { kebab, line } from '../../questions/question-schema.ts'

const point = z.tuple([z.number(), z.number()])
const name = z.string().regex(/^[A-Z]'?\d?$/, 'must name a point')
const pair = z.tuple([name, name])
const span = { from: z.number(), to: z.number() }
const look = { shaded: z.boolean().optional(), dashed: z.boolean().optional() }

/** A part of a circle, in degrees. */
const turn = z
  .strictObject({ center: name, radius: z.number().positive(), ...span, ...look })
  .refine(
    ({ from, to }) => from < to && to - from < 360,
    'must go counterclockwise by less than 360 degrees: from 350 to 370, not to 10; all round is a circle',
  )

/** One step of drawing. */
const step = z.union([
  z.strictObject({ polygon: z.array(name).min(3), ...look }),
  z.strictObject({ segment: pair, label: z.coerce.string().optional(), ...look }),
  z.strictObject({ line: pair, ...look }),
  z.strictObject({ circle: z.strictObject({ center: name, radius: z.number().positive(), ...look }) }),
  z.strictObject({ arc: turn }),
  z.strictObject({ sector: turn }),
  z.strictObject({
    angle: z.strictObject({
      at: name,
      from: name,
      to: name,
      label: z.coerce.string().optional(),
      right: z.boolean().optional(),
    }),
  }),
  z.strictObject({ dot: z.union([name, z.array(name)]) }),
  z.strictObject({ name: z.union([name, z.array(name)]) }),
  z.strictObject({ label: z.strictObject({ at: point, text: z.coerce.string() }) }),
  z.strictObject({ side: z.strictObject({ of: pair, text: z.coerce.string() }) }),
  z.strictObject({ axes: z.strictObject({ x: point, y: point, step: z.number().positive() }) }),
  z.strictObject({ curve: z.strictObject({ f: z.coerce.string(), ...span }) }),
])

export type Step = z.infer<typeof step>

/** A drawing of geometry or of a coordinate plane, declared rather than painted. */
export const figureSource = z.strictObject({
  id: kebab,
  kind: z.literal('figure'),
  title: line,
  description: line,
  points: z.record(name, point),
  draw: z.array(step).min(1),
  note: line.optional(),
  sources: z.array(line).optional(),
})

export type FigureSource = z.infer<typeof figureSource>
