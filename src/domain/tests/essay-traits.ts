/** What a reader of an essay looks at, each scored from 0 to 6. */
export const traits = ['position', 'support', 'order', 'language'] as const

export type Trait = (typeof traits)[number]

/** Null where no score was given yet. */
export type TraitScores = Readonly<Record<Trait, number | null>>

export const noTraitScores: TraitScores = { position: null, support: null, order: null, language: null }

export const highestScore = 6

/** The whole score: the mean of all traits, to the nearest half. Null until each has its score. */
export function essayScore(scores: TraitScores): number | null {
  const given = traits.flatMap((trait) => scores[trait] ?? [])
  if (given.length < traits.length) return null
  return Math.round((given.reduce((sum, score) => sum + score, 0) / given.length) * 2) / 2
}
