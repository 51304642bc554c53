import fc from 'fast-check'
import type { Attempt } from '../../src/domain/history/attempt.ts'
import { noTraitScores } from '../../src/domain/tests/essay-traits.ts'
import type { Backup } from '../../src/storage/formats/backup-format.ts'
import { backupVersion } from '../../src/storage/records/record-kinds.ts'
import { anyAttempts, anyRecalls, anyResults } from './arbitraries.ts'
import { laterFields } from './record-samples.ts'

/** Valid export files, and invalid ones made from them by mutation. */

type BackupWithAttempts = Backup & Readonly<{ attempts: readonly Attempt[] }>

export const anyBackup: fc.Arbitrary<BackupWithAttempts> = fc
  .record({
    format: fc.constant('gradus-backup' as const),
    exportedAt: fc.constant('2026-11-08T08:15:30.000Z'),
    results: anyResults,
    attempts: anyAttempts,
    recalls: anyRecalls,
  })
  .chain(({ results, attempts, recalls, ...rest }) => {
    const common = {
      ...rest,
      results,
      attempts: attempts.map((attempt) => ({ ...attempt, answer: [...attempt.answer] })),
    }
    return fc.constantFrom<BackupWithAttempts>(
      { ...common, version: 1 },
      {
        ...common,
        version: 2,
        settings: { keys: true, clock: false },
        ticks: [{ plan: '30-day', done: ['1.1', '30.3'] }],
      },
      {
        ...common,
        version: 3,
        settings: { keys: true, clock: false },
        theme: 'dark',
        ticks: [{ plan: '30-day', done: ['1.1', '30.3'] }],
      },
      {
        ...common,
        version: 4,
        recalls,
        settings: { keys: true, clock: false },
        theme: 'dark',
        ticks: [{ plan: '30-day', done: ['1.1', '30.3'] }],
      },
      {
        ...common,
        version: backupVersion,
        ...laterFields,
        // A changed session may still be valid, so finished-test-schema.test.ts has mutations of its own.
        tests: [],
        // A look or a score of a note may be null, so a note that has one is still valid without it.
        testNotes: [{ id: 'n1', look: null, traits: noTraitScores }],
        recalls,
        settings: { keys: true, clock: false },
        theme: 'dark',
        ticks: [{ plan: '30-day', done: ['1.1', '30.3'] }],
      },
    )
  })

/** A backup as the text of an export file. */
export function backupText(backup: unknown): string {
  return JSON.stringify(backup, null, 1)
}

const samples = fc.sample(anyBackup, { numRuns: 60, seed: 20_261_108 }).map(backupText)

/** Makes a valid file invalid in one place; the number selects the place. */
type Mutation = (text: string, pick: number) => string

const controls = ['\u0000', '\u0007', '\u001b', '\u007f', '\u200b', '\u202e', '\u2060', '\n']
const extraKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '',
  'extra',
  '<script>alert(1)</script>',
]
const otherValues: readonly unknown[] = [null, true, 7, 'seven', [], {}, [[]], { __proto__: null }]

function pickFrom<T>(list: readonly T[], pick: number): T {
  const found = list[pick % list.length]
  if (found === undefined) throw new Error('pickFrom() of an empty list')
  return found
}

/** Changes one of the values in the file that `fits` accepts; `pick` selects which. */
function changeValue(
  text: string,
  pick: number,
  fits: (value: unknown) => boolean,
  change: (value: unknown) => unknown,
): string {
  let count = 0
  JSON.parse(text, (_, value: unknown) => {
    if (fits(value)) count += 1
    return value
  })
  const place = pick % count
  let seen = 0
  const changed: unknown = JSON.parse(text, (_, value: unknown) => {
    if (!fits(value)) return value
    seen += 1
    return seen - 1 === place ? change(value) : value
  })
  return backupText(changed)
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return kindOf(value) === 'object'
}

function withKey(record: unknown, key: string, value: unknown): unknown {
  const copy = isRecord(record) ? { ...record } : {}
  return Object.defineProperty(copy, key, { value, enumerable: true, configurable: true })
}

function inserted(part: string, text: string, pick: number): string {
  const at = pick % (text.length + 1)
  return text.slice(0, at) + part + text.slice(at)
}

function insertedInText(part: string, text: string, pick: number): string {
  return changeValue(text, pick, isText, (value) => inserted(part, String(value), pick >> 4))
}

const isText = (value: unknown): boolean => typeof value === 'string'
const isNumber = (value: unknown): boolean => typeof value === 'number'

const mutations: readonly Mutation[] = [
  // Truncated.
  (text, pick) => text.slice(0, pick % text.length),
  // A value replaced by one of another type, at any depth.
  (text, pick) =>
    changeValue(
      text,
      pick,
      () => true,
      (value) => {
        const others = otherValues.filter((other) => kindOf(other) !== kindOf(value))
        return pickFrom(others, pick >> 8)
      },
    ),
  // A missing field.
  (text, pick) =>
    changeValue(text, pick, isRecord, (value) => {
      const fields = isRecord(value) ? Object.entries(value) : []
      const removed = pickFrom(fields, pick >> 8)
      return Object.fromEntries(fields.filter((field) => field !== removed))
    }),
  // An extra field.
  (text, pick) =>
    changeValue(text, pick, isRecord, (value) =>
      withKey(value, pickFrom(extraKeys, pick >> 8), pickFrom(otherValues, pick >> 12)),
    ),
  // A number that is not valid JSON, parses as infinite, or is negative.
  (text, pick) =>
    changeValue(text, pick, isNumber, () => '\u0001number').replace(
      '"\\u0001number"',
      pickFrom(['NaN', 'Infinity', '-Infinity', '1e999', '-1', 'undefined', '0x10', '1n'], pick >> 8),
    ),
  // Control characters, raw and escaped.
  (text, pick) => inserted(pickFrom(['\u0000', '\u0008', '\u001f'], pick >> 12), text, pick),
  (text, pick) => insertedInText(pickFrom(controls, pick >> 8), text, pick),
  // Markup.
  (text, pick) => insertedInText('<script>alert(1)</script>', text, pick),
  (text, pick) => insertedInText('<img src=x onerror=alert(1)>', text, pick),
  // Deep nesting.
  (text, pick) => {
    const depth = 3 + (pick % 3000)
    const deep =
      pick % 2 === 0 ? '['.repeat(depth) + ']'.repeat(depth) : '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)
    return changeValue(
      text,
      pick >> 4,
      () => true,
      () => '\u0001deep',
    ).replace('"\\u0001deep"', deep)
  },
  // Too large.
  (text) => text + ' '.repeat(5_000_001 - text.length),
  // Two files in one, or extra text at the end.
  (text, pick) => text + pickFrom([text, ',', '}', 'null', ';alert(1)', '<script></script>'], pick),
  // An unknown version.
  (text, pick) =>
    text.replace(
      /"version": \d/,
      `"version": ${pickFrom([String(backupVersion + 1), '0', '1.5', '"1"', '99'], pick)}`,
    ),
]

/** The text of a file that is not a valid export. */
export const anyMutatedFile: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 20,
    arbitrary: fc
      .tuple(fc.constantFrom(...samples), fc.nat(mutations.length - 1), fc.nat(0x7fffffff))
      .map(([text, mutation, pick]) => pickFrom(mutations, mutation)(text, pick)),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string() },
)
