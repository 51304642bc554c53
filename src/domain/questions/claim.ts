import type { SectionName } from './section.ts'

/** How much the site holds, counted at build. */
export type ContentCounts = Readonly<{
  questions: number
  sections: Readonly<Record<SectionName, number>>
  words: number
}>

/** What the site says it holds: the round claim, as the specification writes it, once it is reached; the true count before. */
export function claimFor(count: number, goal: number): string {
  return count >= goal ? `${goal}+` : count.toLocaleString('en-US')
}

/** The round claims, none of them made before it is true. */
export const claimGoals = { questions: 1500, section: 500, words: 1000 } as const
