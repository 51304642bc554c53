export const drillModes = ['meaning', 'word', 'gap'] as const

/** What is asked: the meaning of a word, the word to a meaning, or the word that fits a gap. */
export type DrillMode = (typeof drillModes)[number]
