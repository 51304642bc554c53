import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyBackup, anyMutatedFile, backupText } from '../../../tests/support/mutated-backups.ts'
import { attempt, recall, resultNumber } from '../../../tests/support/browser-tab.ts'
import { maxBackupLength } from './backup-limits.ts'
import { splitIntoFiles } from './export-backup.ts'
import { parseBackup } from './parse-backup.ts'

/** A sentence of printable characters, without anything that could be markup. */
const sentence = /^[A-Z][\w ,;:.“”-]{10,200}\.$/

const empty = backupText({
  format: 'gradus-backup',
  version: 1,
  exportedAt: '2026-11-08T08:15:30.000Z',
  results: [],
  attempts: [],
})

function problemOf(text: string): string {
  const parsed = parseBackup(text)
  return parsed.ok ? '' : parsed.problem
}

test.each(['−3', '– 3/4', '1\u00a0200', '\t7', '3\u3000/ 4', '\u20038', '5\ufeff'])(
  'an export with the typed number %j is valid',
  (typed) => {
    const fileText = backupText({
      format: 'gradus-backup',
      version: 1,
      exportedAt: '2026-11-08T08:15:30.000Z',
      results: [],
      attempts: [
        {
          ...{ id: 'one', question: 'q30', answer: [typed], right: true, seconds: 9 },
          ...{ at: '2026-11-08T08:15:30.000Z', where: { kind: 'practice', sitting: 'two' } },
        },
      ],
    })
    expect(problemOf(fileText)).toBe('')
  },
)

test('an export with an answer of eight choices is valid', () => {
  const answer = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((letter) => `v12${letter}`)
  expect(problemOf(backupText({ ...JSON.parse(empty), attempts: [{ ...attempt, answer }] }))).toBe('')
})

test('parsing an export returns the backup it was made from', () => {
  fc.assert(
    fc.property(anyBackup, (backup) => {
      const parsed = parseBackup(backupText(backup))
      expect(parsed).toEqual({ ok: true, backup })
    }),
  )
})

test('10,000 invalid files are each rejected with a sentence without markup', () => {
  fc.assert(
    fc.property(anyMutatedFile, (text) => sentence.test(problemOf(text))),
    { numRuns: 10_000 },
  )
})

test('a file with __proto__ or constructor does not pollute prototypes', () => {
  for (const key of ['__proto__', 'constructor'])
    parseBackup(empty.replace('{', `{"${key}": {"polluted": true},`))
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test.each([
  ['', 'The file is empty'],
  [' \n ', 'The file is empty'],
  ['{', 'not valid JSON'],
  ['[]', 'This is not a Gradus export'],
  ['null', 'This is not a Gradus export'],
  ['{"format":"another"}', 'This is not a Gradus export'],
  [empty.replace('"version": 1', '"version": 99'), 'made by a newer Gradus'],
  [empty.replace('"version": 1', '"version": 2'), 'does not match the format of its version'],
  [empty.replace('"version": 1', '"version": 0'), 'The entry “version”'],
  [empty.replace('"version": 1', '"version": "5"'), 'The entry “version”'],
  [empty.replace('"version": 1,', ''), 'The entry “version”'],
  [empty.replace('{', '{ "☃": 1,'), 'an entry that does not belong'],
  ...['"theme": "dark"', '"recalls": []', '"ticks": []', '"settings": {"keys": true, "clock": true}'].map(
    (laterField) => [empty.replace('{', `{${laterField},`), 'does not match the format of its version'],
  ),
  [empty.replace('"results": []', '"results": [{}]'), 'results.0'],
  [empty.replace('"attempts": []', '"attempts": [{"id": "<b>"}]'), 'attempts.0.id'],
  [empty.replace('"attempts": []', '"attempts": [{"id": "a\ufeff"}]'), 'attempts.0.id'],
  [empty.replace('30.000Z', '30.000Z\u2028'), 'exportedAt'],
  [' '.repeat(maxBackupLength + 1), 'larger than 5 MB'],
])('the sentence about an invalid file says what is wrong: %.40s', (text, part) => {
  expect(problemOf(text)).toContain(part)
  expect(problemOf(text)).toMatch(sentence)
})

test('a backup that is too large is split into files that are each valid', () => {
  const attempts = Array.from({ length: 45_000 }, (_, index) => ({
    ...{
      id: `5b1f0c6de2a94f7783c1d2e4f5a${index}`,
      question: 'v12',
      answer: ['v12c'],
      right: true,
      seconds: 9,
    },
    ...{ at: '2026-11-08T08:15:30.000Z', where: { kind: 'practice' as const, sitting: 'two' } },
  }))
  const recalls = Array.from({ length: 9 }, (_, index) => ({ ...recall, id: `r${index}` }))
  const whole = {
    ...{ format: 'gradus-backup' as const, version: 4, exportedAt: '2026-11-08T08:15:30.000Z' },
    ...{
      results: [resultNumber(1)],
      attempts,
      recalls,
      settings: { keys: true, clock: false },
      ticks: [],
      theme: 'system' as const,
    },
  }
  const parts = splitIntoFiles(whole).map((text) => parseBackup(text))
  expect(parts.length).toBeGreaterThan(1)
  const backups = parts.flatMap((part) => (part.ok ? part.backup : []))
  expect(backups).toHaveLength(parts.length)
  expect(backups.flatMap((part) => part['attempts'])).toEqual(attempts)
  expect(backups.flatMap((part) => part['recalls'])).toEqual(recalls)
  expect(backups.flatMap((part) => part.results)).toEqual(whole.results)
  expect(splitIntoFiles({ ...whole, attempts: attempts.slice(0, 9) })).toHaveLength(1)
  const manyRecalls = Array.from({ length: 60_000 }, (_, index) => ({ ...recall, id: `r${index}` }))
  const recallFiles = splitIntoFiles({ ...whole, attempts: [], recalls: manyRecalls })
  expect(recallFiles.map((text) => parseBackup(text).ok)).toEqual([true, true])
  const results = Array.from({ length: 36_000 }, (_, index) => resultNumber(index))
  const resultFiles = splitIntoFiles({ ...whole, attempts: [], recalls: [], results })
  expect(resultFiles.map((text) => parseBackup(text).ok)).toEqual([true, true])
})

test('a file of exactly the maximum length is valid', () => {
  expect(parseBackup(empty.padEnd(maxBackupLength)).ok).toBe(true)
})
