import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatClock, formatDuration } from './instant.ts'

test.each([
  [0, '00:00'],
  [9, '00:09'],
  [59.999, '00:59'],
  [60, '01:00'],
  [278, '04:38'],
  [3599, '59:59'],
  [3600, '60:00'],
  [360_000, '6000:00'],
  [-5, '00:00'],
])('%d seconds are formatted as %s', (seconds, text) => {
  expect(formatClock(seconds)).toBe(text)
})

test('formatClock can be parsed back to the same number of seconds', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (seconds) => {
      const [minutes = '', rest = ''] = formatClock(seconds).split(':')
      expect(rest).toMatch(/^[0-5]\d$/)
      expect(Number(minutes) * 60 + Number(rest)).toBe(seconds)
    }),
  )
})

test.each([
  [0, '0 s'],
  [59.9, '59 s'],
  [60, '1 min 0 s'],
  [91, '1 min 31 s'],
  [-5, '0 s'],
])('%d seconds take %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text)
})
