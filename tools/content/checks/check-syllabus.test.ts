import { expect, test } from 'vitest'
import { syllabus } from '../../../src/content/questions/syllabus.ts'
import { makeItem, findingLines } from '../../../tests/support/content-items.ts'
import { checkSyllabus } from './check-syllabus.ts'

const question = (id: number, topic: string, line?: string): ReturnType<typeof makeItem> =>
  makeItem({ id: `q${id}`, topic, ...(line !== undefined && { syllabus: line }) })
const lines = Object.entries(syllabus).flatMap(([topic, named]) =>
  Object.keys(named).map((line) => [topic, line]),
)
const eightOfEach = lines.flatMap(([topic = '', line = ''], index) =>
  Array.from({ length: 8 }, (_, copy) => question(8 * index + copy + 1, topic, line)),
)

test('accepts eight questions about each line', () => {
  expect(checkSyllabus(eightOfEach)).toEqual([])
})

test('reports a line with seven questions', () => {
  expect(findingLines(checkSyllabus(eightOfEach.slice(1)))).toBe(
    'arithmetic: has 7 questions about integers; 8 are needed',
  )
})

test('reports a question without a line', () => {
  expect(findingLines(checkSyllabus([...eightOfEach, question(999, 'algebra')]))).toBe(
    'q999: names no line of the syllabus',
  )
})
