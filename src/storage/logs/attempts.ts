import type { Attempt } from '../../domain/history/attempt.ts'
import { attemptFromRow } from '../formats/attempt-row.ts'
import { storageKeys } from '../browser/safe-local-storage.ts'
import { createLog, type Log } from './log.ts'

const log = createLog<Attempt>({
  storeName: 'attempts',
  key: storageKeys.answers,
  fromRow: attemptFromRow,
})

/** Every marked answer of this browser. */
export const attemptLog: Omit<Log<Attempt>, 'append'> = log

/** Writes one attempt into the log, without spaces around what was typed. */
export function appendAttempt(given: Attempt): Promise<void> {
  return log.append({ ...given, answer: given.answer.map((part) => part.trim()) })
}
