import { expect, test } from 'vitest'
import { sectionNames } from '../questions/section.ts'
import { timeLimitLabel } from './time-limit-label.ts'

test('a limit is called the pace of the test only where the test has such questions', () => {
  expect(sectionNames.map(timeLimitLabel)).toEqual([
    'at the pace of the test',
    'at the pace of the test',
    'with a time limit',
  ])
})
