export const roundModes = ['meaning', 'word', 'gap'] as const

/** What a round asks for: the meaning of a word, the word for a meaning, or the word that fills a gap in a sentence. */
export type RoundMode = (typeof roundModes)[number]
