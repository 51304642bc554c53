import { expect, test } from 'vitest'
import { sectionTopicsOf, topicStandings } from './topic-tally.ts'

const topics = sectionTopicsOf([
  { number: 4, topic: 'geometry' },
  { number: 1, topic: 'algebra' },
  { number: 2, topic: 'geometry' },
])

test('the topics of a section are kept as one digit for each question number', () => {
  expect(topics).toEqual({ names: ['geometry', 'algebra'], byNumber: '10 0' })
})

test('each topic is told with its questions, the answered ones and those right at the newest answer', () => {
  const verdicts = new Map([
    ['q2', 'right'],
    ['q4', 'wrong'],
    ['q3', 'right'],
    ['v1', 'right'],
  ] as const)
  expect(topicStandings('quantitative', topics, verdicts)).toEqual([
    { topic: 'geometry', total: 2, answered: 2, right: 1 },
    { topic: 'algebra', total: 1, answered: 0, right: 0 },
  ])
})

test('a section without questions has no topics', () => {
  expect(topicStandings('verbal', sectionTopicsOf([]), new Map())).toEqual([])
})
