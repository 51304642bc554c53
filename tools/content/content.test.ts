import { expect, test } from 'vitest'
import { measures } from '../../src/domain/tests/form.ts'
import { topics } from '../../src/content/questions/question-schema.ts'
import { checkChoices } from './checks/check-choices.ts'
import { checkDuplicates } from './checks/check-duplicates.ts'
import { checkCompleteForms, checkForms } from './checks/check-forms.ts'
import { checkKeys, keyCues } from './checks/check-keys.ts'
import { checkLikeness } from './checks/check-likeness.ts'
import { checkMix } from './checks/check-mix.ts'
import { checkPassages } from './checks/check-passages.ts'
import { checkProofs } from './checks/check-proofs.ts'
import { checkErrata, checkLabels, checkReviews } from './checks/check-reviews.ts'
import { checkSpelling } from './checks/check-spelling.ts'
import { checkSyllabus } from './checks/check-syllabus.ts'
import { checkClusters, checkWords } from './checks/check-words.ts'
import { clusters, errata, items, retired, reviews, stimuli, words } from './content.ts'
import type { Finding } from './item.ts'
import { formItems, formMeasures, forms, formStimuli } from './test-forms.ts'

/** Runs every check over all content. The checks have tests of their own in checks/. */

function messagesOf(findings: readonly Finding[]): readonly string[] {
  return findings.map(({ file, id, rule }) => `${file}: ${id}: ${rule}`)
}

const allItems = [...items, ...formItems]

test('choices differ, have the same form, and have reasons', () => {
  expect(messagesOf(checkChoices(allItems))).toEqual([])
})

test('keys cannot be guessed from their position or length', () => {
  expect(messagesOf(checkKeys(items))).toEqual([])
})

test.each(measures)('keys of %s test forms cannot be guessed from their position or length', (measure) => {
  const singles = formItems
    .map(({ question }) => question)
    .filter(({ section, kind }) => section === measure && kind === 'single')
  expect(keyCues(singles)).toEqual([])
})

test('test forms follow the blueprint of the test, and those that are served are complete', () => {
  expect(messagesOf([...checkForms(formMeasures), ...checkCompleteForms(forms, formMeasures)])).toEqual([])
})

test('sections and quizzes have a balanced mix', () => {
  expect(
    messagesOf(
      checkMix(
        items,
        retired.map(({ item }) => item.id),
      ),
    ),
  ).toEqual([])
})

// One test per topic, because all topics together would exceed the time limit of a test on a busy machine.
test.each(Object.values(topics).flat())('proofs give the keys of %s', (topic) => {
  const inTopic = allItems.filter(({ source }) => source.topic === topic)
  expect(inTopic.length).toBeGreaterThan(0)
  expect(messagesOf(checkProofs(inTopic))).toEqual([])
})

test('no two questions are the same with other numbers or names', () => {
  expect(messagesOf(checkDuplicates(allItems))).toEqual([])
})

test('all words are spelled correctly', () => {
  expect(messagesOf(checkSpelling(allItems))).toEqual([])
})

test('passages are used, have sources and an allowed length', () => {
  expect(messagesOf([...checkPassages(items, stimuli), ...checkPassages(formItems, formStimuli)])).toEqual([])
})

test('the key of every question was found twice without it', () => {
  const served = new Set(forms.map(({ item }) => `content/tests/${item.id}/`))
  const inServedForms = formItems.filter(({ file }) => [...served].some((folder) => file.startsWith(folder)))
  expect(messagesOf(checkReviews([...items, ...inServedForms], reviews, formItems))).toEqual([])
})

test('every label is what two ratings of the question make it', () => {
  expect(messagesOf(checkLabels(items, reviews))).toEqual([])
})

test('every quantitative question has its line in the syllabus, and every line has enough questions', () => {
  expect(messagesOf(checkSyllabus(items))).toEqual([])
})

test('the bank is like the test in its clues and keys, and every explanation ends with a takeaway', () => {
  expect(messagesOf(checkLikeness(items))).toEqual([])
})

test('every erratum belongs to a question', () => {
  const ids = [...items.map(({ source }) => source.id), ...retired.map(({ item }) => item.id)]
  expect(messagesOf(checkErrata(errata, ids))).toEqual([])
})

test('vocabulary words are unique, and have a definition and a sentence', () => {
  expect(messagesOf(checkWords(words))).toEqual([])
})

test('clusters are about words of the list, do not repeat each other, and are at least 200', () => {
  expect(
    messagesOf(
      checkClusters(
        clusters,
        words.map(({ item }) => item),
      ),
    ),
  ).toEqual([])
  expect(clusters.length).toBeGreaterThanOrEqual(200)
})
