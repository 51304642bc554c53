import { expect, test } from 'vitest'
import { aboutNothing, lettered } from '../../../tests/unit/a-question.ts'
import { choose } from './choose.ts'
import type { BlanksQuestion, SeveralQuestion } from './question.ts'

const several: SeveralQuestion = { ...aboutNothing, kind: 'several', choices: lettered('v1', 'abc', 'ac') }
const blanks: BlanksQuestion = {
  ...aboutNothing,
  kind: 'blanks',
  blanks: [lettered('v1', 'abc', 'a'), lettered('v1', 'def', 'e')],
}

test('where several are wanted, each is put in and taken out, and they keep their order', () => {
  expect(choose(several, ['v1c'], 'v1a')).toEqual(['v1a', 'v1c'])
  expect(choose(several, ['v1a', 'v1c'], 'v1a')).toEqual(['v1c'])
})

test('each blank takes one choice of its own', () => {
  expect(choose(blanks, ['v1e'], 'v1b')).toEqual(['v1b', 'v1e'])
  expect(choose(blanks, ['v1b', 'v1e'], 'v1c')).toEqual(['v1c', 'v1e'])
})
