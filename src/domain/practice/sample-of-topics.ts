import type { Difficulty, QuestionId } from '../questions/question.ts'
import { numberOfQuestion } from '../questions/section.ts'

type Listed = Readonly<{ id: QuestionId; topic: string; difficulty: Difficulty }>

const sampleLength = 10

/** Questions up to this number are in the numbered quizzes. */
const lastInQuizzes = 125

const ranks: Readonly<Record<Difficulty, number>> = { easy: 0, medium: 1, hard: 2 }

/** Ten questions on some topics, from easy to hard, that are in none of the numbered quizzes. The same each time. */
export function sampleOfTopics(bank: readonly Listed[], topics: readonly string[]): readonly QuestionId[] {
  const pool = bank
    .filter(({ id, topic }) => topics.includes(topic) && numberOfQuestion(id) > lastInQuizzes)
    .toSorted(
      (a, b) => ranks[a.difficulty] - ranks[b.difficulty] || numberOfQuestion(a.id) - numberOfQuestion(b.id),
    )
  const length = Math.min(sampleLength, pool.length)
  return Array.from(
    { length },
    (_, at) => pool[Math.floor(((at + 0.5) * pool.length) / length)]?.id ?? [],
  ).flat()
}
