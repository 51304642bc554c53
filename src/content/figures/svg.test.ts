import { expect, test } from 'vitest'
import { drawText, pathOf } from './svg.ts'

test('pathOf rounds coordinates and uses H and V for horizontal and vertical parts', () => {
  const points = [
    { x: 37.61, y: 114.6 },
    { x: 126.2, y: 114.62 },
    { x: 126.2, y: 26 },
    { x: 0, y: 0 },
  ]
  expect(pathOf(points)).toBe('M37.6 114.6H126.2V26L0 0')
})

test('drawText places text at whole pixels', () => {
  expect(drawText('45°', { x: 90.6, y: 99.4 }).attributes).toMatchObject({ x: '91', y: '99' })
})
