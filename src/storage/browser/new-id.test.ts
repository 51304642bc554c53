import { expect, test } from 'vitest'
import { newId } from './new-id.ts'

test('newId returns 32 hexadecimal digits, different each time', () => {
  const ids = Array.from({ length: 100 }, newId)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(ids).size).toBe(100)
})
