import { expect, test } from 'vitest'
import {
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

test('an id of no section belongs nowhere', () => {
  expect(sectionOfQuestion('x1')).toBeUndefined()
  expect(sectionOfQuestion('')).toBeUndefined()
})

test('a question has its number from its id, and its page from both', () => {
  expect(numberOfQuestion('v12')).toBe(12)
  expect(questionPath('verbal', 12)).toBe('/question/verbal/12')
})
