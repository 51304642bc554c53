import type { Attempt } from './attempt.ts'

/** What was answered outside the numbered quizzes and the full tests: in practice sets, and on the questions' own pages. */
export type PracticeTally = Readonly<{ sets: number; answers: number; right: number }>

/** Every answer counts, also a second one to the same question. */
export function practiceTallyOf(attempts: readonly Attempt[]): PracticeTally {
  const own = attempts.filter(({ where: { kind } }) => kind === 'practice' || kind === 'page')
  const sets = new Set(own.flatMap(({ where }) => (where.kind === 'practice' ? [where.sitting] : [])))
  return { sets: sets.size, answers: own.length, right: own.filter(({ right }) => right).length }
}
