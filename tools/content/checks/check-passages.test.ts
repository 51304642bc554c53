import { expect, test } from 'vitest'
import { makeItem, findingLines } from '../../../tests/support/content-items.ts'
import { checkPassages } from './check-passages.ts'

test('reports a passage that is short, unused, without sources or listed twice, and a missing stimulus', () => {
  const passage = { file: 'b.yaml', item: { id: 'bees', kind: 'passage' as const, text: 'Bees hum.' } }
  const found = findingLines(checkPassages([makeItem({ stimulus: 'wasps' })], [passage, passage]))
  for (const rule of [
    'no question uses this',
    'another stimulus already has this id',
    'has no sources',
    'has 2 words',
    'there is no stimulus with the id wasps',
  ])
    expect(found).toContain(rule)
})

test('reports a long passage', () => {
  const passage = { id: 'bees', kind: 'passage' as const, text: 'word '.repeat(481), sources: ['A book'] }
  expect(
    findingLines(checkPassages([makeItem({ stimulus: 'bees' })], [{ file: 'b.yaml', item: passage }])),
  ).toBe('bees: has 481 words; 80 to 480 are allowed')
})
