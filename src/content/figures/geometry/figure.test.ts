import { expect, test } from 'vitest'
import { plainText, type RichNode, type RichText } from '../../../domain/questions/rich-text.ts'
import { figureSource, figureText } from './figure.ts'

const figure = {
  id: 'drawn',
  kind: 'figure',
  title: 'A drawing',
  description: 'It shows something.',
  points: { A: [0, 0] },
}

function drawingOf(...draw: readonly object[]): RichText {
  return figureText(figureSource.parse({ ...figure, draw }))
}

function wordsIn(nodes: RichText): readonly string[] {
  return nodes.flatMap((node: RichNode) => {
    if (typeof node === 'string') return []
    return node.tag === 'text' ? [plainText([node])] : wordsIn(node.children ?? [])
  })
}

test.each([
  [0.25, [0, 1], ['0.25', '0.5', '0.75', '1']],
  [0.1, [0.1, 0.3], ['0.1', '0.2', '0.3']],
])('axes in steps of %f have a number at each of them', (step, x, numbers) => {
  const written = wordsIn(drawingOf({ axes: { x, y: [0, step], step } }))
  expect(written.slice(0, numbers.length)).toEqual(numbers)
  expect(written.slice(numbers.length)).toEqual([String(step), 'x', 'y'])
})

test.each([
  ['arc', 350, 10],
  ['arc', 0, 360],
  ['sector', 90, 90],
])('the %s from %i to %i degrees is refused', (name, from, to) => {
  const draw = [{ [name]: { center: 'A', radius: 1, from, to } }]
  expect(figureSource.safeParse({ ...figure, draw }).error?.message).toContain(
    'must go counterclockwise by less than 360 degrees: from 350 to 370, not to 10; all round is a circle',
  )
})

test('an arc may go past 360 degrees', () => {
  const draw = [{ arc: { center: 'A', radius: 1, from: 350, to: 370 } }]
  expect(figureSource.safeParse({ ...figure, draw }).success).toBe(true)
})
