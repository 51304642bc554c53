import { expect, test } from 'vitest'
import { newestFirst } from './errata.ts'

test('newestFirst sorts by date and then by question number', () => {
  const ids = [
    ['v161', '2026-11-22'],
    ['a42', '2026-11-22'],
    ['q7', '2026-12-01'],
    ['v60', '2026-11-22'],
  ] as const
  const errata = ids.map(([id, date]) => ({ id, date, wrong: 'It was wrong.', done: 'It was corrected.' }))
  expect(newestFirst(errata).map(({ id }) => id)).toEqual(['q7', 'a42', 'v60', 'v161'])
})
