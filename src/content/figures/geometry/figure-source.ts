import { z } from 'astro/zod'
import { kebabCaseName, textLine } from '../../questions/kinds/shared-fields.ts'

const point = z.tuple([z.number(), z.number()])
const name = z
  .string()
  .regex(/^[A-Z]'?\d?$/, 'must be the name of a point: one capital letter, then perhaps a prime or a digit')
const pair = z.tuple([name, name])
const span = { from: z.number(), to: z.number() }
const style = { shaded: z.boolean().optional(), dashed: z.boolean().optional() }

/** A part of a circle; directions are in degrees. */
const circlePart = z
  .strictObject({ center: name, radius: z.number().positive(), ...span, ...style })
  .refine(
    ({ from, to }) => from < to && to - from < 360,
    'must go counterclockwise by less than 360 degrees: write from 350 to 370, not from 350 to 10, and use circle for a whole circle',
  )

/** One instruction of a drawing, such as one polygon or one label. */
const drawingStep = z.union([
  z.strictObject({ polygon: z.array(name).min(3), ...style }),
  z.strictObject({ segment: pair, label: z.coerce.string().optional(), ...style }),
  z.strictObject({ line: pair, ...style }),
  z.strictObject({ circle: z.strictObject({ center: name, radius: z.number().positive(), ...style }) }),
  z.strictObject({ arc: circlePart }),
  z.strictObject({ sector: circlePart }),
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

export type DrawingStep = z.infer<typeof drawingStep>

/** A geometric figure or a coordinate plane, declared as points and drawing steps. */
export const figureSchema = z.strictObject({
  id: kebabCaseName,
  kind: z.literal('figure'),
  title: textLine,
  description: textLine,
  points: z.record(name, point),
  draw: z.array(drawingStep).min(1),
  note: textLine.optional(),
  sources: z.array(textLine).optional(),
})

export type FigureSource = z.infer<typeof figureSchema>
