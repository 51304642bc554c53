import { roundModes } from '../../domain/words/round-mode.ts'
import { wordSpelling, type Recall } from '../../domain/words/recall.ts'
import { isText } from './attempt-row.ts'
import { isDateText, isRecord } from './result-row.ts'

/** Parses one record of the log of recalls; null if it is invalid. */
export function recallFromRow(row: unknown): Recall | null {
  if (!isRecord(row)) return null
  const { id, word, asked, given, at, round } = row
  const mode = roundModes.find((name) => name === asked)
  if (!mode || !isText(id) || !isText(round) || !isDateText(at) || !isWord(word) || !isWord(given))
    return null
  return { id, word, asked: mode, given, at, round }
}

function isWord(value: unknown): value is string {
  return isText(value) && wordSpelling.test(value)
}
