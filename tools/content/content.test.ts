import { expect, test } from 'vitest'
import { topics } from '../../src/content/questions/question-schema.ts'
import { checkChoices } from './checks/check-choices.ts'
import { checkDuplicates } from './checks/check-duplicates.ts'
import { checkKeys } from './checks/check-keys.ts'
import { checkMix } from './checks/check-mix.ts'
import { checkPassages } from './checks/check-passages.ts'
import { checkProofs } from './checks/check-proofs.ts'
import { checkErrata, checkReviews } from './checks/check-reviews.ts'
import { checkSpelling } from './checks/check-spelling.ts'
import { checkWords } from './checks/check-words.ts'
import { errata, items, retired, reviews, stimuli, words } from './content.ts'
import type { Finding } from './item.ts'

/** The bank of questions as it stands; each check is seen to fire in a test of its own. */

function told(findings: readonly Finding[]): readonly string[] {
  return findings.map(({ file, id, rule }) => `${file}: ${id}: ${rule}`)
}

test('choices are apart, alike in form, and each says why', () => {
  expect(told(checkChoices(items))).toEqual([])
})

test('keys are not told by their place or their length', () => {
  expect(told(checkKeys(items))).toEqual([])
})

test('sections and quizzes are balanced sets', () => {
  expect(
    told(
      checkMix(
        items,
        retired.map(({ item }) => item.id),
      ),
    ),
  ).toEqual([])
})

// A topic each: together they take long enough for a busy machine to give up.
test.each(Object.values(topics).flat())('keys of %s are what an independent computation finds', (topic) => {
  const own = items.filter(({ source }) => source.topic === topic)
  expect(own.length).toBeGreaterThan(0)
  expect(told(checkProofs(own))).toEqual([])
})

test('no question is another with other numbers or names', () => {
  expect(told(checkDuplicates(items))).toEqual([])
})

test('every word is spelled right', () => {
  expect(told(checkSpelling(items))).toEqual([])
})

test('passages are used, sourced and of a fit length', () => {
  expect(told(checkPassages(items, stimuli))).toEqual([])
})

test('every question was solved blind, and to its key, by two', () => {
  expect(told(checkReviews(items, reviews))).toEqual([])
})

test('every error that is told of was one of a question', () => {
  const ids = [...items.map(({ source }) => source.id), ...retired.map(({ item }) => item.id)]
  expect(told(checkErrata(errata, ids))).toEqual([])
})

test('every word is there once, defined without itself, and shown at work', () => {
  expect(told(checkWords(words))).toEqual([])
})
