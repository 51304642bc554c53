import { expect, test } from 'vitest'
import {
  listOfSections,
  paceSecondsOf,
  questionSetAt,
  sectionsOfSet,
  titleOfSections,
} from './practice-set.ts'

test('a set has the sections of its questions, in their usual order', () => {
  expect(sectionsOfSet(['q2', 'v1', 'q1'])).toEqual(['verbal', 'quantitative'])
  expect(sectionsOfSet(['a1'])).toEqual(['analytical'])
})

test('a mixed set is titled by all its sections', () => {
  expect(titleOfSections(['verbal'])).toBe('Verbal Reasoning')
  expect(titleOfSections(['verbal', 'quantitative'])).toBe('Verbal and quantitative')
  expect(listOfSections(['verbal', 'quantitative', 'analytical'])).toBe('verbal, quantitative and analytical')
})

test('every question of a timed set has the time of its own section', () => {
  expect(paceSecondsOf(['v1', 'q1', 'v2'])).toBe(91 + 104 + 91)
  const set = { ids: ['q1', 'v1'], isTimed: true, mode: 'study' } as const
  expect(questionSetAt(set)).toEqual({
    id: 'quantitative-0',
    section: 'quantitative',
    questionIds: ['q1', 'v1'],
    limit: 195_000,
    mode: 'study',
  })
  expect(questionSetAt({ ...set, isTimed: false }).limit).toBe(null)
})
