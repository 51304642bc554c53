export const roundModes = ['meaning', 'word', 'gap'] as const

/** What is asked: the meaning of a word, the word to a meaning, or the word that fits a gap. */
export type RoundMode = (typeof roundModes)[number]
