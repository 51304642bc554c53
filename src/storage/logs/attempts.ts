import type { Attempt } from '../../domain/history/attempt.ts'
import { requestResult, withStores } from '../browser/database.ts'
import { attemptFromRow } from '../formats/attempt-row.ts'
import { storageKeys } from '../browser/safe-local-storage.ts'
import { createLog, type Log } from './log.ts'

const log = createLog<Attempt>({
  place: 'attempts',
  changeKey: storageKeys.answers,
  fromRow: attemptFromRow,
})

/** All attempts in this browser. */
export const attemptLog: Omit<Log<Attempt>, 'append'> = log

/** The attempts that a session has logged under its own id. Empty if the database does not answer. */
export async function attemptsOfSession(sessionId: string): Promise<readonly Attempt[]> {
  const ids = IDBKeyRange.bound(`${sessionId}-`, `${sessionId}-\uffff`)
  const rows = await withStores(['attempts'], 'readonly', (stores) =>
    requestResult(stores('attempts').getAll(ids)),
  )
  return (rows ?? []).flatMap((row: unknown) => attemptFromRow(row) ?? []).filter(isOfSession(sessionId))
}

function isOfSession(sessionId: string): (attempt: Attempt) => boolean {
  return ({ where }) => where.kind !== 'page' && where.sitting === sessionId
}

/** Adds an attempt to the log, without the spaces around a typed answer. */
export function appendAttempt(attempt: Attempt): Promise<void> {
  return log.append({ ...attempt, answer: attempt.answer.map((part) => part.trim()) })
}
