import { expect, test } from 'vitest'
import { sectionNames } from '../questions/section.ts'
import { limitName } from './limit-name.ts'

test('a limit is called the pace of the test only where the test has such questions', () => {
  expect(sectionNames.map(limitName)).toEqual([
    'at the pace of the test',
    'at the pace of the test',
    'with a time limit',
  ])
})
