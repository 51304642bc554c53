import * as v from 'valibot'
import { recordImports } from '../records/record-imports.ts'
import { backupVersion } from '../records/record-kinds.ts'
import { date, duration } from './field-schemas.ts'
import { resultFromRow } from './result-row.ts'

/** A result in an export file. Unlike in localStorage, unknown fields are errors. */
const strictResultFormat = v.pipe(
  v.strictObject({
    questionsCount: v.number(),
    correctAnswers: v.number(),
    incorrectAnswers: v.number(),
    skippedQuestions: v.number(),
    timeTaken: duration,
    date,
    sectionType: v.picklist(['verbal', 'quantitative', 'analytical']),
  }),
  v.check((row) => resultFromRow(row) !== null),
)

const versions = Array.from({ length: backupVersion }, (_, index) => index + 1)

/** The export file: results, and a field for each kind of record that existed in its version. */
export const backupFormat = v.pipe(
  v.strictObject({
    format: v.picklist(['gradus-backup']),
    version: v.picklist(versions),
    exportedAt: date,
    results: v.array(strictResultFormat),
    ...Object.fromEntries(recordImports.map(({ kind, schema }) => [kind.name, v.optional(schema)])),
  }),
  v.check((backup) =>
    recordImports.every(
      ({ kind: { name, since } }) => (Reflect.get(backup, name) !== undefined) === backup.version >= since,
    ),
  ),
)

/** The field of each kind has been checked by the schema of that kind. */
export type Backup = v.InferOutput<typeof backupFormat> & Readonly<Record<string, unknown>>
