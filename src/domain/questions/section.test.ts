import { expect, test } from 'vitest'
import {
  isAskedOnTheTest,
  isQuestionId,
  isSectionName,
  numberOfQuestion,
  questionPath,
  sectionNames,
  sectionOfQuestion,
  sections,
} from './section.ts'

test('the three sections have a fixed order', () => {
  expect(sectionNames).toEqual(['verbal', 'quantitative', 'analytical'])
})

test.each(sectionNames)('%s is recognized by its name and by the letter of its questions', (name) => {
  expect(isSectionName(name)).toBe(true)
  expect(sections[name].name).toBe(name)
  expect(sectionOfQuestion(`${sections[name].idLetter}7`)).toBe(name)
})

test.each(['Verbal', '', 'constructor', '__proto__', 'toString', null, 3, ['verbal']])(
  '%j is not a section name',
  (value) => {
    expect(isSectionName(value)).toBe(false)
  },
)

test.each(['v1', 'q25', 'a100', 'v999999'])('%s is a valid question id', (id) => {
  expect(isQuestionId(id)).toBe(true)
})

test.each(['x1', '', 'v', 'v0', 'v01', 'V1', 'v1c', 'v1.5', ' v1', 'v1\n', 'q1000000', '__proto__', '😀1'])(
  '%j is not a question id, and has no section',
  (text) => {
    expect(isQuestionId(text)).toBe(false)
    expect(sectionOfQuestion(text)).toBeUndefined()
  },
)

test('numberOfQuestion and questionPath', () => {
  expect(numberOfQuestion('v12')).toBe(12)
  expect(questionPath('verbal', 12)).toBe('/question/verbal/12')
})

test('the real test has verbal and quantitative questions, but none like our analytical ones', () => {
  expect(sectionNames.filter(isAskedOnTheTest)).toEqual(['verbal', 'quantitative'])
})

test('the pace is that of the real test: 41 minutes for 27 verbal and 47 minutes for 27 quantitative questions', () => {
  expect(sections.verbal.paceSeconds).toBe(Math.round((41 * 60) / 27))
  expect(sections.quantitative.paceSeconds).toBe(Math.round((47 * 60) / 27))
  expect(sections.analytical.paceSeconds).toBe(100)
})
