import type { Essay, FinishedTest } from '../../domain/tests/finished-test.ts'
import { isTestPart } from '../../domain/tests/test-part.ts'
import { rowFromSession, sessionFromRow } from '../formats/draft-row.ts'
import { isMoment, isRecord } from '../formats/stored-values.ts'
import { createLog } from '../logs/log.ts'

/** A finished test as stored and exported. The session is stored as drafts are. */
export type FinishedTestRow = Readonly<{
  id: string
  form: string
  part: string
  session: unknown
  essay: Essay | null
}>

/** The rows as they are stored. An export holds them as they are; screens read them with `finishedTests`. */
export const finishedTestLog = createLog<FinishedTestRow>({
  place: { kind: 'tests' },
  changeKey: 'gradus.tests',
  fromRow: (row) => {
    const test = testFromRow(row)
    return test && rowFromTest(test)
  },
})

/** Reads a stored test; null if it is invalid. */
export function testFromRow(row: unknown): FinishedTest | null {
  if (!isRecord(row)) return null
  const { id, form, part, essay } = row
  const session = sessionFromRow(row['session'])
  if (typeof id !== 'string' || typeof form !== 'string' || typeof part !== 'string') return null
  if (!isTestPart(part) || !session || session.finishedAt === null) return null
  return essay === null || isEssay(essay) ? { id, form, part, session, essay } : null
}

function isEssay(value: unknown): value is Essay {
  return (
    isRecord(value) &&
    typeof value['text'] === 'string' &&
    Array.isArray(value['drafts']) &&
    value['drafts'].every(
      (draft: unknown) => isRecord(draft) && isMoment(draft['at']) && typeof draft['text'] === 'string',
    )
  )
}

export function rowFromTest({ session, ...test }: FinishedTest): FinishedTestRow {
  // As JSON, fields without a value are left out.
  return { ...test, session: JSON.parse(JSON.stringify(rowFromSession(session))) }
}

/** All tests that were finished in this browser, the latest first. */
export function finishedTests(rows: readonly FinishedTestRow[]): readonly FinishedTest[] {
  return rows
    .flatMap((row) => testFromRow(row) ?? [])
    .toSorted((one, other) => (other.session.finishedAt ?? 0) - (one.session.finishedAt ?? 0))
}
