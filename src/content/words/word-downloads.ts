import { escapeHtml } from './escape-html.ts'
import { themes, type Sense, type Word } from './word-schema.ts'

const columns = [
  'word',
  'part',
  'sound',
  'definition',
  'sentence',
  'synonyms',
  'opposites',
  'nuance',
  'root',
  'confuse',
  'tier',
  'theme',
  'senses',
  'charge',
  'company',
  'family',
]

/** The words as CSV by RFC 4180. The first line names the columns. */
export function wordsAsCsv(words: readonly Word[]): string {
  const rows = words.map((word) => [
    word.word,
    word.part,
    word.sound,
    word.definition,
    word.sentence,
    word.synonyms.join('; '),
    (word.opposites ?? []).join('; '),
    word.nuance ?? '',
    word.root ?? '',
    word.confuse ?? '',
    word.tier,
    themes[word.theme],
    (word.senses ?? []).map(senseInALine).join('; '),
    word.charge ?? '',
    (word.company ?? []).join('; '),
    (word.family ?? []).join('; '),
  ])
  const lines = [columns, ...rows].map((row) => row.map(quote).join(','))
  return `${lines.join('\r\n')}\r\n`
}

/** The words as a text file for Anki: front, back and tags, separated by tabs. */
export function wordsAsAnkiDeck(words: readonly Word[]): string {
  const head = [
    '#separator:tab',
    '#html:true',
    '#notetype:Basic',
    '#deck:Gradus GRE words',
    '#columns:Front\tBack\tTags',
    '#tags column:3',
  ]
  const rows = words.map((word) => {
    const near = `Near: ${word.synonyms.join(', ')}.`
    const opposite = word.opposites ? ` Opposite: ${word.opposites.join(', ')}.` : ''
    const front = `${word.word} <small>(${word.part})</small>`
    const back = [
      escapeHtml(word.definition),
      `<i>${escapeHtml(word.sentence)}</i>`,
      escapeHtml(near + opposite),
    ].join('<br>')
    return [front, back, `gradus ${word.tier} ${word.theme}`].join('\t')
  })
  return `${[...head, ...rows].join('\n')}\n`
}

/** A further meaning and its sentence in one line, after the part of speech if that is another one. */
export function senseInALine({ part, definition, sentence }: Sense): string {
  return `${part ? `(${part}) ` : ''}${definition}: ${sentence}`
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
