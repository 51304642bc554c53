import fc from 'fast-check'
import type { Backup } from '../../src/storage/formats/backup-format.ts'
import { anyAttempts, anyRecalls, anyResults } from './arbitraries.ts'

/** Export files as the site writes them, and the same spoiled in every way a file can be spoiled. */

export const anyBackup: fc.Arbitrary<Backup> = fc
  .record({
    format: fc.constant('gradus-backup' as const),
    exportedAt: fc.constant('2026-11-08T08:15:30.000Z'),
    results: anyResults,
    attempts: anyAttempts,
    recalls: anyRecalls,
  })
  .chain(({ results, attempts, recalls, ...rest }) => {
    const held = {
      ...rest,
      results,
      attempts: attempts.map((attempt) => ({ ...attempt, answer: [...attempt.answer] })),
    }
    return fc.constantFrom<Backup>(
      { ...held, version: 1 },
      {
        ...held,
        version: 2,
        settings: { keys: true, clock: false },
        ticks: [{ plan: '30-day', done: ['1.1', '30.3'] }],
      },
      {
        ...held,
        version: 3,
        settings: { keys: true, clock: false },
        theme: 'dark',
        ticks: [{ plan: '30-day', done: ['1.1', '30.3'] }],
      },
      {
        ...held,
        version: 4,
        recalls,
        settings: { keys: true, clock: false },
        theme: 'dark',
        ticks: [{ plan: '30-day', done: ['1.1', '30.3'] }],
      },
    )
  })

/** How an export is written. */
export function backupText(backup: unknown): string {
  return JSON.stringify(backup, null, 1)
}

const samples = fc.sample(anyBackup, { numRuns: 60, seed: 20_261_108 }).map(backupText)

/** Spoils one place of a file: the number picks the place. */
type Spoil = (text: string, pick: number) => string

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

function oneOf<T>(list: readonly T[], pick: number): T {
  const found = list[pick % list.length]
  if (found === undefined) throw new Error('There is nothing to pick from')
  return found
}

/** Writes the file again with one value, wherever it stands, put through a change; picked among those that fit. */
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

const spoils: readonly Spoil[] = [
  // Cut off.
  (text, pick) => text.slice(0, pick % text.length),
  // Something of another kind in any place, the whole included.
  (text, pick) =>
    changeValue(
      text,
      pick,
      () => true,
      (value) => {
        const others = otherValues.filter((other) => kindOf(other) !== kindOf(value))
        return oneOf(others, pick >> 8)
      },
    ),
  // A field taken away.
  (text, pick) =>
    changeValue(text, pick, isRecord, (value) => {
      const fields = isRecord(value) ? Object.entries(value) : []
      const lost = oneOf(fields, pick >> 8)
      return Object.fromEntries(fields.filter((field) => field !== lost))
    }),
  // A field too many.
  (text, pick) =>
    changeValue(text, pick, isRecord, (value) =>
      withKey(value, oneOf(extraKeys, pick >> 8), oneOf(otherValues, pick >> 12)),
    ),
  // A number that JSON does not know, knows as infinite, or that counts nothing.
  (text, pick) =>
    changeValue(text, pick, isNumber, () => '\u0001number').replace(
      '"\\u0001number"',
      oneOf(['NaN', 'Infinity', '-Infinity', '1e999', '-1', 'undefined', '0x10', '1n'], pick >> 8),
    ),
  // Control characters, as themselves and escaped.
  (text, pick) => inserted(oneOf(['\u0000', '\u0008', '\u001f'], pick >> 12), text, pick),
  (text, pick) => insertedInText(oneOf(controls, pick >> 8), text, pick),
  // Markup.
  (text, pick) => insertedInText('<script>alert(1)</script>', text, pick),
  (text, pick) => insertedInText('<img src=x onerror=alert(1)>', text, pick),
  // Deep.
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
  // Huge.
  (text) => text + ' '.repeat(5_000_001 - text.length),
  // Two files in one, or something behind the end.
  (text, pick) => text + oneOf([text, ',', '}', 'null', ';alert(1)', '<script></script>'], pick),
  // Of another time or make.
  (text, pick) => text.replace(/"version": \d/, `"version": ${oneOf(['5', '0', '1.5', '"1"', '99'], pick)}`),
]

/** A file that no export ever was. */
export const anyMutatedFile: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 20,
    arbitrary: fc
      .tuple(fc.constantFrom(...samples), fc.nat(spoils.length - 1), fc.nat(0x7fffffff))
      .map(([text, spoil, pick]) => oneOf(spoils, spoil)(text, pick)),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string() },
)
