import { z } from 'astro/zod'
import { wordSpelling } from '../../domain/words/recall.ts'

/** How useful a word is for the test. Each tier is a file in content/words/. */
export const tiers = ['top', 'core', 'further'] as const

export type Tier = (typeof tiers)[number]

/** Each theme has a page. */
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

const parts = z.enum(['noun', 'verb', 'adjective', 'adverb'])
const textLine = z.string().trim().min(1, 'must not be empty')

const senseSchema = z.strictObject({ part: parts.optional(), definition: textLine, sentence: textLine })

/** A further meaning of a word. */
export type Sense = z.infer<typeof senseSchema>

/** A word as its author writes it in content/words/. */
export const wordSchema = z.strictObject({
  word: z.string().regex(wordSpelling, 'must be one word in lowercase letters'),
  part: parts,
  theme: z.custom<Theme>(
    (name) => typeof name === 'string' && isTheme(name),
    'must be one of the themes in word-schema.ts',
  ),
  /** Pronunciation in the International Phonetic Alphabet, General American. */
  sound: z
    .string()
    .regex(/^[a-zæðŋɑɔəɛɡɪʃʊʌʒθɜˈˌ.ɹ()ː -]+$/, 'must be written in the International Phonetic Alphabet'),
  definition: textLine,
  sentence: textLine,
  /** Further meanings that the test uses, with the part of speech if it is another one. */
  senses: z.array(senseSchema).min(1).max(2).optional(),
  /** Whether the word praises or blames what it describes. Neutral words have no charge. */
  charge: z.enum(['positive', 'negative']).optional(),
  /** Phrases in which the word is often met. */
  company: z.array(textLine).min(2).max(3).optional(),
  synonyms: z.array(textLine).min(2).max(4),
  /** How the word differs from a similar word. */
  nuance: textLine.optional(),
  opposites: z.array(textLine).min(1).max(3).optional(),
  /** Other words of the same root, such as "abatement (noun)". */
  family: z.array(textLine).min(1).max(3).optional(),
  /** The word's origin, if that helps to remember it. */
  root: textLine.optional(),
  /** A word that people confuse it with. */
  confuse: textLine.optional(),
})

export type Word = z.infer<typeof wordSchema> &
  Readonly<{
    tier: Tier
    /** The other words of its clusters. */
    fellows?: readonly string[]
  }>
