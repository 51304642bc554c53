import { expect, test } from 'vitest'
import { plainText, type RichNode, type RichText } from '../../../domain/questions/rich-text.ts'
import { figureSchema, figureRichText } from './figure.ts'

const figure = {
  id: 'drawn',
  kind: 'figure',
  title: 'A drawing',
  description: 'It shows something.',
  points: { A: [0, 0] },
}

function drawingOf(...draw: readonly object[]): RichText {
  return figureRichText(figureSchema.parse({ ...figure, draw }))
}

function labelsIn(nodes: RichText): readonly string[] {
  return nodes.flatMap((node: RichNode) => {
    if (typeof node === 'string') return []
    return node.tag === 'text' ? [plainText([node])] : labelsIn(node.children ?? [])
  })
}

test.each([
  [0.25, [0, 1], ['0.25', '0.5', '0.75', '1']],
  [0.1, [0.1, 0.3], ['0.1', '0.2', '0.3']],
])('axes with step %f label every grid line', (step, x, numbers) => {
  const labels = labelsIn(drawingOf({ axes: { x, y: [0, step], step } }))
  expect(labels.slice(0, numbers.length)).toEqual(numbers)
  expect(labels.slice(numbers.length)).toEqual([String(step), 'x', 'y'])
})

test.each([
  ['arc', 350, 10],
  ['arc', 0, 360],
  ['sector', 90, 90],
])('rejects the %s from %i to %i degrees', (name, from, to) => {
  const draw = [{ [name]: { center: 'A', radius: 1, from, to } }]
  expect(figureSchema.safeParse({ ...figure, draw }).error?.message).toContain(
    'must go counterclockwise by less than 360 degrees: write from 350 to 370, not from 350 to 10, and use circle for a whole circle',
  )
})

test('accepts an arc that ends beyond 360 degrees', () => {
  const draw = [{ arc: { center: 'A', radius: 1, from: 350, to: 370 } }]
  expect(figureSchema.safeParse({ ...figure, draw }).success).toBe(true)
})
