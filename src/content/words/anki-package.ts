import { createHash } from 'node:crypto'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { strToU8, zipSync } from 'fflate'
import { inMixedOrder } from '../../domain/words/word-list.ts'
import type { Instant } from '../../domain/time/instant.ts'
import { collectionRow, deckIds, noteTypeId, tables } from './anki-collection.ts'
import { cardTemplates, noteFields } from './anki-note.ts'
import { escapeHtml } from './escape-html.ts'
import type { Word } from './word-schema.ts'

/**
 * The words as a package that Anki opens: a zip file with a SQLite database. A note's ids follow from its word, so a package
 * opened later updates the notes instead of adding them. Of two notes Anki keeps the one edited last.
 */
export function wordsAsAnkiPackage(words: readonly Word[], editedAt: Instant): Uint8Array<ArrayBuffer> {
  const database = new DatabaseSync(':memory:')
  database.exec(tables)
  const seconds = Math.floor(editedAt / 1000)
  insert(database, 'col', [collectionRow(seconds)])
  const ordered = inMixedOrder(words)
  insert(
    database,
    'notes',
    ordered.map((word) => noteRow(word, seconds)),
  )
  insert(
    database,
    'cards',
    ordered.flatMap((word, index) => cardRows(word, index + 1, seconds)),
  )
  const file = database.serialize()
  database.close()
  return zipSync({ 'collection.anki2': file, media: strToU8('{}') })
}

type Row = Readonly<Record<string, SQLInputValue>>

/** Fields of notes and cards that have no meaning here. */
const unused = { usn: -1, flags: 0, data: '' }
/** The fields of a card that was never asked. */
const neverAsked = { type: 0, queue: 0, ivl: 0, factor: 0, reps: 0, lapses: 0, left: 0, odue: 0, odid: 0 }

function noteRow(word: Word, seconds: number): Row {
  const fields = Object.values(noteFields).map((textOf) => escapeHtml(textOf(word)))
  return {
    id: numberOf(word),
    guid: `gradus-${word.word}`,
    mid: noteTypeId,
    mod: seconds,
    tags: ` gradus ${word.tier} ${word.theme} `,
    flds: fields.join('\u001F'),
    sfld: word.word,
    csum: Number.parseInt(sha1(word.word).slice(0, 8), 16),
    ...unused,
  }
}

function cardRows(word: Word, due: number, seconds: number): readonly Row[] {
  const nid = numberOf(word)
  return cardTemplates.map((_, ord) => ({
    id: 2 * nid + ord,
    nid,
    did: deckIds[word.tier],
    ord,
    mod: seconds,
    due,
    ...neverAsked,
    ...unused,
  }))
}

/** A number for a word, in the range in which Anki's own numbers lie, the milliseconds since 1970. */
function numberOf({ word }: Word): number {
  return 1_000_000_000_000 + Number.parseInt(sha1(word).slice(0, 9), 16)
}

function sha1(text: string): string {
  return createHash('sha1').update(text).digest('hex')
}

function insert(database: DatabaseSync, table: string, rows: readonly Row[]): void {
  const columns = Object.keys(rows[0] ?? {})
  const statement = database.prepare(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((column) => `:${column}`).join(', ')})`,
  )
  for (const row of rows) statement.run(row)
}
