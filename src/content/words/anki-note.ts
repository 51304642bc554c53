import { sentenceWithBlank } from '../../domain/words/word-card.ts'
import { senseInALine } from './word-downloads.ts'
import { themes, type Word } from './word-schema.ts'

/** What a note of the Anki deck holds, by the names of its fields. Every part of an entry has a field. */
export const noteFields = {
  Word: ({ word }) => word,
  Part: ({ part }) => part,
  Sound: ({ sound }) => `/${sound}/`,
  Meaning: ({ definition }) => definition,
  Sentence: ({ sentence }) => sentence,
  Gap: (word) => sentenceWithBlank(word),
  'Further meanings': ({ senses = [] }) => senses.map(senseInALine).join('\n'),
  Charge: ({ charge = '' }) => charge,
  Company: ({ company = [] }) => company.join(', '),
  Near: ({ synonyms }) => synonyms.join(', '),
  Opposite: ({ opposites = [] }) => opposites.join(', '),
  Nuance: ({ nuance = '' }) => nuance,
  Family: ({ family = [] }) => family.join(', '),
  Root: ({ root = '' }) => root,
  Confuse: ({ confuse = '' }) => confuse,
  Theme: ({ theme }) => themes[theme],
} as const satisfies Readonly<Record<string, (word: Word) => string>>

/** The fields that the back of both cards shows below the answer, each after its label. */
const details: readonly (readonly [label: string, field: keyof typeof noteFields])[] = [
  ['Also', 'Further meanings'],
  ['Near', 'Near'],
  ['Opposite', 'Opposite'],
  ['Charge', 'Charge'],
  ['Company', 'Company'],
  ['Note', 'Nuance'],
  ['Family', 'Family'],
  ['Root', 'Root'],
  ['Do not confuse with', 'Confuse'],
]

/** Shown only if the field has a text. */
function detail([label, field]: (typeof details)[number]): string {
  return `{{#${field}}}<p><b>${label}:</b> {{${field}}}</p>{{/${field}}}`
}

/** The back of both cards. */
export const cardAnswer = [
  '{{FrontSide}}<hr id="answer">',
  '<p class="word">{{Word}} <small>{{Sound}} {{Part}}</small></p>',
  '<p>{{Meaning}}</p>',
  '<p><i>{{Sentence}}</i></p>',
  ...details.map(detail),
].join('\n')

/** The two cards of a note: from the word to its meaning, and from the meaning to the word. */
export const cardTemplates = [
  {
    name: 'Word to meaning',
    question: '<p class="word">{{Word}} <small>{{Part}}</small></p>',
    asks: 'Word',
  },
  {
    name: 'Meaning to word',
    question: '<p>{{Meaning}} <small>({{Part}})</small></p>\n<p><i>{{Gap}}</i></p>',
    asks: 'Meaning',
  },
] as const satisfies readonly Readonly<{
  name: string
  question: string
  asks: keyof typeof noteFields
}>[]

export const cardStyle = [
  '.card { max-width: 34em; margin: 1em auto; font: 20px/1.45 Georgia, serif; text-align: left; }',
  '.card p { margin: 0.5em 0; white-space: pre-line; }',
  '.word { font-size: 1.5em; }',
  'small { opacity: 0.75; font-size: 0.65em; }',
].join('\n')
