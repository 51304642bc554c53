import { expect, test } from 'vitest'
import { storageKeys } from '../browser/safe-local-storage.ts'
import { planKeys, returningVisitorKeys, wordKeys } from './returning-visitor-keys.ts'

const kept = [
  'gradus.quiz.verbal-1',
  'gradus.quiz.verbal-0.0.v3.v1',
  'gradus.plan.30-day',
  storageKeys.answers,
  storageKeys.recalls,
]
const others = [
  storageKeys.theme,
  storageKeys.settings,
  storageKeys.serif,
  storageKeys.repairNotices,
  'another.gradus.quiz',
]

test('a quiz left, a plan begun, an answer and a word each say that somebody has practiced here', () => {
  expect([...kept, ...others].filter((key) => returningVisitorKeys.test(key))).toEqual(kept)
})

test('plans and words are told by keys of their own', () => {
  expect([...kept, ...others].filter((key) => planKeys.test(key))).toEqual(['gradus.plan.30-day'])
  expect([...kept, ...others].filter((key) => wordKeys.test(key))).toEqual([storageKeys.recalls])
})

test('they are found among all keys, a line each', () => {
  for (const keys of [returningVisitorKeys, planKeys, wordKeys]) {
    expect(keys.test([...others, ...kept].join('\n'))).toBe(true)
    expect(keys.test(others.join('\n'))).toBe(false)
  }
})
