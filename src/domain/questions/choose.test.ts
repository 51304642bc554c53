import { expect, test } from 'vitest'
import { makeChoices } from '../../../tests/support/questions.ts'
import { chooseInGroup, toggleChoice } from './choose.ts'

const choices = makeChoices('v1', 'abc', 'ac')
const groups = [makeChoices('v1', 'abc', 'a'), makeChoices('v1', 'def', 'e')]

test('a click on a checkbox adds or removes a choice, and choices stay in display order', () => {
  expect(toggleChoice(choices, ['v1c'], 'v1a')).toEqual(['v1a', 'v1c'])
  expect(toggleChoice(choices, ['v1a', 'v1c'], 'v1a')).toEqual(['v1c'])
})

test('each group has one choice', () => {
  expect(chooseInGroup(groups, ['v1e'], 'v1b')).toEqual(['v1b', 'v1e'])
  expect(chooseInGroup(groups, ['v1b', 'v1e'], 'v1c')).toEqual(['v1c', 'v1e'])
})

test('a choice replaces the other choice of its group only', () => {
  expect(chooseInGroup(groups, ['v1b'], 'v1e')).toEqual(['v1b', 'v1e'])
  expect(chooseInGroup(groups, ['v1b', 'v1e'], 'v1f')).toEqual(['v1b', 'v1f'])
})
