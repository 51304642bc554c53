import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { unzipSync } from 'fflate'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { wordsAsAnkiPackage } from './anki-package.ts'
import type { Word } from './word-schema.ts'

const folder = mkdtempSync(join(tmpdir(), 'gradus-anki-'))

afterAll(() => rmSync(folder, { recursive: true }))

const plain: Word = {
  word: 'laconic',
  part: 'adjective',
  theme: 'silence-and-brevity',
  sound: 'ləˈkɑnɪk',
  definition: 'using very few words',
  sentence: 'His laconic reply was "no" & he left.',
  synonyms: ['terse', 'brief'],
  tier: 'top',
}
const full: Word = {
  ...plain,
  word: 'mundane',
  sentence: 'The mundane truth surprised us.',
  senses: [{ part: 'noun', definition: 'what is of this world', sentence: 'He renounced the mundane.' }],
  charge: 'negative',
  company: ['mundane tasks', 'mundane reasons'],
  opposites: ['heavenly'],
  nuance: 'Milder than banal.',
  family: ['mundanity (noun)'],
  root: 'from Latin mundus, the world',
  confuse: 'mundial (of all nations)',
  tier: 'core',
}

type Row = Readonly<Record<string, unknown>>

/** Opens a package as Anki does and reads a table. */
function rowsOf(packed: Uint8Array, table: string): readonly Row[] {
  const file = join(folder, 'collection.anki2')
  writeFileSync(file, unzipSync(packed)['collection.anki2'] ?? '')
  const database = new DatabaseSync(file)
  const rows = database.prepare(`SELECT * FROM ${table} ORDER BY id`).all()
  database.close()
  return rows
}

const packed = wordsAsAnkiPackage([plain, full], 1_764_000_000_000)
const notes = rowsOf(packed, 'notes')
const noteOf = (word: string): Row | undefined => notes.find(({ sfld }) => sfld === word)
const fieldsOf = (word: string): readonly string[] => String(noteOf(word)?.['flds']).split('\u001F')

describe('the package for Anki', () => {
  test('has a note for each word, and for each note a card in both directions', () => {
    expect(new Set(notes.map(({ sfld }) => sfld))).toEqual(new Set(['laconic', 'mundane']))
    const cards = rowsOf(packed, 'cards')
    for (const { id } of notes)
      expect(cards.filter(({ nid }) => nid === id).map(({ ord }) => ord)).toEqual([0, 1])
  })

  test('holds everything that an entry has, with the characters of HTML escaped', () => {
    expect(fieldsOf('mundane')).toEqual([
      ...['mundane', 'adjective', '/ləˈkɑnɪk/', 'using very few words', 'The mundane truth surprised us.'],
      'The _____ truth surprised us.',
      '(noun) what is of this world: He renounced the mundane.',
      ...['negative', 'mundane tasks, mundane reasons', 'terse, brief', 'heavenly', 'Milder than banal.'],
      ...['mundanity (noun)', 'from Latin mundus, the world', 'mundial (of all nations)'],
      'Silence and brevity',
    ])
    expect(fieldsOf('laconic')[4]).toBe('His laconic reply was "no" &amp; he left.')
    expect(fieldsOf('laconic').filter((text) => text === '')).toHaveLength(8)
  })

  test('names its note type, its decks and its options by the numbers that notes and cards use', () => {
    const [collection] = rowsOf(packed, 'col')
    const json = (column: string): object =>
      v.parse(v.looseObject({}), JSON.parse(String(collection?.[column])))
    expect(Object.keys(json('models'))).toEqual([...new Set(notes.map(({ mid }) => String(mid)))])
    const decks = new Set(rowsOf(packed, 'cards').map(({ did }) => String(did)))
    expect(Object.keys(json('decks'))).toEqual(expect.arrayContaining([...decks]))
    expect(decks.size).toBe(2)
    expect(json('dconf')).toHaveProperty('1.new.perDay')
  })

  test('made again later it has the same ids, so that it updates, and a later time, so that it wins', () => {
    const later = rowsOf(wordsAsAnkiPackage([full, plain], 1_765_000_000_000), 'notes')
    const identity = (rows: readonly Row[]): unknown => rows.map(({ id, guid }) => [id, guid])
    expect(identity(later)).toEqual(identity(notes))
    expect(Number(later[0]?.['mod'])).toBeGreaterThan(Number(notes[0]?.['mod']))
  })
})
