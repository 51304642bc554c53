import { expect, test } from 'vitest'
import { sectionNames } from '../questions/section.ts'
import { timeLimitLabel } from './time-limit-label.ts'

test('a time limit is called the pace of the test only for sections that the test has', () => {
  expect(sectionNames.map((name) => timeLimitLabel([name]))).toEqual([
    'at the pace of the test',
    'at the pace of the test',
    'with a time limit',
  ])
  expect(timeLimitLabel(['verbal', 'quantitative'])).toBe('at the pace of the test')
  expect(timeLimitLabel(['verbal', 'analytical'])).toBe('with a time limit')
})
