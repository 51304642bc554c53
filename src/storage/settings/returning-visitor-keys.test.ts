import { expect, test } from 'vitest'
import { storageKeys } from '../browser/safe-local-storage.ts'
import { planKeys, returningVisitorKeys, wordKeys } from './returning-visitor-keys.ts'

const practiceKeys = [
  'gradus.quiz.verbal-1',
  'gradus.quiz.verbal-0.0.v3.v1',
  'gradus.plan.30-day',
  'gradus.plan-date.30-day',
  storageKeys.answers,
  storageKeys.recalls,
]
const otherKeys = [
  storageKeys.theme,
  storageKeys.settings,
  storageKeys.serif,
  storageKeys.repairNotices,
  'another.gradus.quiz',
]

test('returningVisitorKeys matches drafts, plan ticks and dates, attempts and recalls, and nothing else', () => {
  expect([...practiceKeys, ...otherKeys].filter((key) => returningVisitorKeys.test(key))).toEqual(
    practiceKeys,
  )
})

test('planKeys and wordKeys match only their own keys', () => {
  expect([...practiceKeys, ...otherKeys].filter((key) => planKeys.test(key))).toEqual([
    'gradus.plan.30-day',
    'gradus.plan-date.30-day',
  ])
  expect([...practiceKeys, ...otherKeys].filter((key) => wordKeys.test(key))).toEqual([storageKeys.recalls])
})

test('the patterns match in a list of keys, one per line', () => {
  for (const keys of [returningVisitorKeys, planKeys, wordKeys]) {
    expect(keys.test([...otherKeys, ...practiceKeys].join('\n'))).toBe(true)
    expect(keys.test(otherKeys.join('\n'))).toBe(false)
  }
})
