import { themes, type Word } from './word-schema.ts'

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
]

/** The list as a table: comma-separated, quoted by RFC 4180, with a first line that names the columns. */
export function listAsCsv(words: readonly Word[]): string {
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
  ])
  const lines = [columns, ...rows].map((row) => row.map(quoted).join(','))
  return `${lines.join('\r\n')}\r\n`
}

/** The list as Anki imports it: front, back and tags, told apart by tabs. */
export function listForAnki(words: readonly Word[]): string {
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
      escaped(word.definition),
      `<i>${escaped(word.sentence)}</i>`,
      escaped(near + opposite),
    ].join('<br>')
    return [front, back, `gradus ${word.tier} ${word.theme}`].join('\t')
  })
  return `${[...head, ...rows].join('\n')}\n`
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
