import type { Attempt } from '../../domain/history/attempt.ts'
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

/** Adds an attempt to the log, without the spaces around a typed answer. */
export function appendAttempt(attempt: Attempt): Promise<void> {
  return log.append({ ...attempt, answer: attempt.answer.map((part) => part.trim()) })
}
