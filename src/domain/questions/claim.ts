import type { SectionName } from './section.ts'

/** How many questions and words the site has, counted at build time. */
export type ContentCounts = Readonly<{
  questions: number
  sections: Readonly<Record<SectionName, number>>
  words: number
}>

/** A count as the site advertises it: "1500+" (as the specification writes it) once the goal is reached, the exact count before. */
export function countClaim(count: number, goal: number): string {
  return count >= goal ? `${goal}+` : count.toLocaleString('en-US')
}

/** The counts from which on the site advertises a round number. */
export const claimGoals = { questions: 1500, section: 500, words: 1000 } as const
