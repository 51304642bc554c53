import { expect, test } from 'vitest'
import { newId } from './new-id.ts'

test('a new name is 32 hexadecimal digits, and another each time', () => {
  const names = Array.from({ length: 100 }, newId)
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(names).size).toBe(100)
})
