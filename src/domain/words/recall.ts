import type { RoundMode } from './round-mode.ts'

/** What a word of the vocabulary is written like. */
export const wordSpelling = /^[a-z-]{1,40}$/

/** One answered word of a round. The log of these is kept for good; what is known is worked out from it. */
export type Recall = Readonly<{
  /** Unique to this recall. */
  id: string
  word: string
  /** What was asked of it. */
  asked: RoundMode
  /** The word whose card was chosen: the same where it was known. */
  given: string
  /** ISO 8601. */
  at: string
  /** The round it was given in. A word that was missed comes again before the round ends. */
  round: string
}>
