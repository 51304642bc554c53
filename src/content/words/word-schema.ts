import { z } from 'astro/zod'
import { wordSpelling } from '../../domain/words/recall.ts'

/** How much it pays to know a word: each tier is a file in content/words. */
export const tiers = ['top', 'core', 'further'] as const

export type Tier = (typeof tiers)[number]

/** What words are about; each is a page. */
export const themes = {
  praise: 'Praise',
  blame: 'Blame',
  talk: 'Talk',
  'silence-and-brevity': 'Silence and brevity',
  'truth-and-proof': 'Truth and proof',
  deceit: 'Deceit',
  change: 'Change',
  steadiness: 'Steadiness',
  'growth-and-decline': 'Growth and decline',
  conflict: 'Conflict',
  'peace-and-agreement': 'Peace and agreement',
  pride: 'Pride',
  modesty: 'Modesty',
  'generosity-and-greed': 'Generosity and greed',
  'energy-and-sloth': 'Energy and sloth',
  'care-and-carelessness': 'Care and carelessness',
  knowledge: 'Knowledge',
  obscurity: 'Obscurity',
  feeling: 'Feeling',
  'order-and-disorder': 'Order and disorder',
} as const

export type Theme = keyof typeof themes

function isTheme(name: string): name is Theme {
  return Object.hasOwn(themes, name)
}

const line = z.string().trim().min(1)

/** A word of the vocabulary as its author writes it in content/words. */
export const wordSchema = z.strictObject({
  word: z.string().regex(wordSpelling, 'must be one word in small letters'),
  part: z.enum(['noun', 'verb', 'adjective', 'adverb']),
  theme: z.custom<Theme>((name) => typeof name === 'string' && isTheme(name), 'must be one of the themes'),
  /** How it is said, in the International Phonetic Alphabet, General American. */
  sound: z.string().regex(/^[a-zæðŋɑɔəɛɡɪʃʊʌʒθɜˈˌ.ɹ()ː -]+$/, 'must be written in the phonetic alphabet'),
  definition: line,
  sentence: line,
  synonyms: z.array(line).min(2).max(4),
  /** How it differs from a word near it. */
  nuance: line.optional(),
  opposites: z.array(line).min(1).max(3).optional(),
  /** Where it comes from, where that helps memory. */
  root: line.optional(),
  /** Another word it is taken for. */
  confuse: line.optional(),
})

/** A word, and how much it pays to know it. */
export type Word = z.infer<typeof wordSchema> & Readonly<{ tier: Tier }>
