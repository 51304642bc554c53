import { isDrillMode } from '../../domain/words/card.ts'
import type { Recall } from '../../domain/words/recall.ts'
import { isRecord, isText } from './attempt-row.ts'
import { isDateText } from './result-row.ts'

/** Reads one record of the log of words, or says null. */
export function recallFromRow(row: unknown): Recall | null {
  if (!isRecord(row)) return null
  const { id, word, asked, given, at, round } = row
  if (!isText(id) || !isText(word) || !isText(given) || !isText(round)) return null
  return isDrillMode(asked) && isDateText(at) ? { id, word, asked, given, at, round } : null
}
