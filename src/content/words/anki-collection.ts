import { cardAnswer, cardStyle, cardTemplates, noteFields } from './anki-note.ts'
import { tiers, type Tier } from './word-schema.ts'

/** What stands in an Anki collection besides notes and cards: its tables, its decks, and the type of its notes (schema 11). */

export const tables = `
  CREATE TABLE col (id integer primary key, crt integer not null, mod integer not null, scm integer not null,
    ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null,
    models text not null, decks text not null, dconf text not null, tags text not null);
  CREATE TABLE notes (id integer primary key, guid text not null, mid integer not null, mod integer not null,
    usn integer not null, tags text not null, flds text not null, sfld text not null, csum integer not null,
    flags integer not null, data text not null);
  CREATE TABLE cards (id integer primary key, nid integer not null, did integer not null, ord integer not null,
    mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null,
    ivl integer not null, factor integer not null, reps integer not null, lapses integer not null,
    left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null);
  CREATE TABLE revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null,
    ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null,
    type integer not null);
  CREATE TABLE graves (usn integer not null, oid integer not null, type integer not null);
  CREATE INDEX ix_notes_usn ON notes (usn);
  CREATE INDEX ix_notes_csum ON notes (csum);
  CREATE INDEX ix_cards_usn ON cards (usn);
  CREATE INDEX ix_cards_nid ON cards (nid);
  CREATE INDEX ix_cards_sched ON cards (did, queue, due);
  CREATE INDEX ix_revlog_usn ON revlog (usn);
  CREATE INDEX ix_revlog_cid ON revlog (cid);
`

/** Anki knows notes of this type, and its decks, again by these numbers. They must never change. */
export const noteTypeId = 1_764_000_000_000
const deckId = 1_764_000_000_010
export const deckIds: Readonly<Record<Tier, number>> = {
  top: deckId + 1,
  core: deckId + 2,
  further: deckId + 3,
}
const deckNames: Readonly<Record<Tier, string>> = { top: '1 Top 300', core: '2 Core', further: '3 Further' }
const deckName = 'Gradus GRE words'

/** Anki's own standard settings of a collection. Nothing of them is imported, but the database must have them. */
const settings = {
  activeDecks: [1],
  addToCur: true,
  collapseTime: 1200,
  curDeck: 1,
  curModel: String(noteTypeId),
  dueCounts: true,
  estTimes: true,
  newBury: true,
  newSpread: 0,
  nextPos: 1,
  sortBackwards: false,
  sortType: 'noteFld',
  timeLim: 0,
}

/** The one row of the table `col`. `seconds` is when the collection was made, since 1970. */
export function collectionRow(seconds: number): Readonly<Record<string, number | string>> {
  return {
    id: 1,
    crt: seconds,
    mod: seconds * 1000,
    scm: seconds * 1000,
    ver: 11,
    dty: 0,
    usn: 0,
    ls: 0,
    conf: JSON.stringify(settings),
    models: JSON.stringify({ [noteTypeId]: noteType(seconds) }),
    decks: JSON.stringify(
      Object.fromEntries(
        [
          deck(1, 'Default', seconds),
          deck(deckId, deckName, seconds),
          ...tiers.map((tier) => deck(deckIds[tier], `${deckName}::${deckNames[tier]}`, seconds)),
        ].map((each) => [each.id, each]),
      ),
    ),
    dconf: JSON.stringify({ 1: options(seconds) }),
    tags: '{}',
  }
}

function noteType(seconds: number): object {
  const names = Object.keys(noteFields)
  return {
    id: noteTypeId,
    name: 'Gradus word',
    type: 0,
    mod: seconds,
    usn: -1,
    sortf: 0,
    did: deckId,
    css: cardStyle,
    latexPre: '',
    latexPost: '',
    tags: [],
    vers: [],
    flds: names.map((name, ord) => ({
      name,
      ord,
      sticky: false,
      rtl: false,
      font: 'Arial',
      size: 20,
      media: [],
    })),
    tmpls: cardTemplates.map(({ name, question }, ord) => ({
      name,
      ord,
      qfmt: question,
      afmt: cardAnswer,
      bqfmt: '',
      bafmt: '',
      did: null,
    })),
    req: cardTemplates.map(({ asks }, ord) => [ord, 'any', [names.indexOf(asks)]]),
  }
}

function deck(id: number, name: string, seconds: number): Readonly<{ id: number }> {
  const nothingDone = { newToday: [0, 0], revToday: [0, 0], lrnToday: [0, 0], timeToday: [0, 0] }
  const look = { collapsed: false, browserCollapsed: false, desc: '' }
  return Object.assign(
    { id, name, mod: seconds, usn: -1, dyn: 0, conf: 1, extendNew: 0, extendRev: 0 },
    nothingDone,
    look,
  )
}

/** Anki's own standard options, which a package must name. */
function options(seconds: number): object {
  return {
    id: 1,
    name: 'Default',
    mod: seconds,
    usn: 0,
    maxTaken: 60,
    autoplay: true,
    timer: 0,
    replayq: true,
    new: {
      bury: true,
      delays: [1, 10],
      initialFactor: 2500,
      ints: [1, 4, 7],
      order: 1,
      perDay: 20,
      separate: true,
    },
    rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36_500, minSpace: 1, perDay: 200 },
    lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
  }
}
