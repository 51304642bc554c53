import { expect, test } from 'vitest'
import { pathOf, words } from './svg.ts'

test('a path goes through its places, rounded, and says what stays the same once', () => {
  const places = [
    { x: 37.61, y: 114.6 },
    { x: 126.2, y: 114.62 },
    { x: 126.2, y: 26 },
    { x: 0, y: 0 },
  ]
  expect(pathOf(places)).toBe('M37.6 114.6H126.2V26L0 0')
})

test('words stand at whole pixels', () => {
  expect(words('45°', { x: 90.6, y: 99.4 }).attributes).toMatchObject({ x: '91', y: '99' })
})
