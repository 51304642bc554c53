import type { RoundMode } from './round-mode.ts'

/** Matches the spelling of every vocabulary word. */
export const wordSpelling = /^[a-z-]{1,40}$/

/** One answered word of a round. The log of recalls is never deleted from, and what a learner knows is derived from it. */
export type Recall = Readonly<{
  /** Unique to this recall. */
  id: string
  word: string
  /** What the question asked for. */
  asked: RoundMode
  /** The word whose card was chosen: the same as `word` if the learner knew it. */
  given: string
  /** ISO 8601. */
  at: string
  /** The id of the round. A missed word is asked again in the same round, so a round can hold several recalls of it. */
  round: string
}>
