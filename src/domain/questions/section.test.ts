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

test('there are three sections, always in this order', () => {
  expect(sectionNames).toEqual(['verbal', 'quantitative', 'analytical'])
})

test.each(sectionNames)('%s is known by its name and by the letter of its questions', (name) => {
  expect(isSectionName(name)).toBe(true)
  expect(sections[name].name).toBe(name)
  expect(sectionOfQuestion(`${sections[name].idLetter}7`)).toBe(name)
})

test.each(['Verbal', '', 'constructor', '__proto__', 'toString', null, 3, ['verbal']])(
  '%j is no section',
  (value) => {
    expect(isSectionName(value)).toBe(false)
  },
)

test.each(['v1', 'q25', 'a100', 'v999999'])('%s can be the id of a question', (id) => {
  expect(isQuestionId(id)).toBe(true)
})

test.each(['x1', '', 'v', 'v0', 'v01', 'V1', 'v1c', 'v1.5', ' v1', 'v1\n', 'q1000000', '__proto__', '😀1'])(
  '%j is no id, and belongs nowhere',
  (text) => {
    expect(isQuestionId(text)).toBe(false)
    expect(sectionOfQuestion(text)).toBeUndefined()
  },
)

test('a question has its number from its id, and its page from both', () => {
  expect(numberOfQuestion('v12')).toBe(12)
  expect(questionPath('verbal', 12)).toBe('/question/verbal/12')
})

test('the test asks verbal and quantitative questions, and none such as our analytical ones', () => {
  expect(sectionNames.filter(isAskedOnTheTest)).toEqual(['verbal', 'quantitative'])
})

test('the pace is that of the test: 41 minutes for 27 verbal questions, 47 for as many quantitative ones', () => {
  expect(sections.verbal.paceSeconds).toBe(Math.round((41 * 60) / 27))
  expect(sections.quantitative.paceSeconds).toBe(Math.round((47 * 60) / 27))
  expect(sections.analytical.paceSeconds).toBe(100)
})
