import { expect, test } from 'vitest'
import { sampleOfTopics } from './sample-of-topics.ts'

const difficulties = ['hard', 'easy', 'medium'] as const
const bank = Array.from({ length: 300 }, (_, index) => ({
  id: `q${index + 1}`,
  topic: index % 2 === 0 ? 'geometry' : 'algebra',
  difficulty: difficulties[index % 3] ?? 'easy',
}))

test('a sample has ten questions of its topics, from easy to hard, none of them in a numbered quiz', () => {
  const sample = sampleOfTopics(bank, ['geometry']).map((id) => bank.find((question) => question.id === id))
  expect(sample.map((question) => question?.topic)).toEqual(Array(10).fill('geometry'))
  expect(sample.map((question) => question?.difficulty)).toEqual([
    ...Array<string>(3).fill('easy'),
    ...Array<string>(4).fill('medium'),
    ...Array<string>(3).fill('hard'),
  ])
  for (const question of sample) expect(Number(question?.id.slice(1))).toBeGreaterThan(125)
  expect(new Set(sample).size).toBe(10)
})

test('a topic with fewer questions gives all of them', () => {
  expect(sampleOfTopics(bank.slice(0, 129), ['algebra'])).toEqual(['q128', 'q126'])
  expect(sampleOfTopics(bank, ['no-such-topic'])).toEqual([])
})
