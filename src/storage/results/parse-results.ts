import type { QuizResult } from '../../domain/history/result.ts'
import { resultFromRow } from '../formats/result-row.ts'

/** What a kept text held: the rows that could be read, and the rest as it was. */
export type ParsedResults = Readonly<{
  results: readonly QuizResult[]
  /** The part that could not be read, as text, or null where all could be. */
  unreadable: string | null
}>

/** Reads the array of results. Whatever the text is, this does not throw, and no good row is lost. */
export function parseResults(text: string | null): ParsedResults {
  if (text === null) return { results: [], unreadable: null }
  const rows = parseArray(text)
  if (rows === null) return { results: [], unreadable: text }
  const results: QuizResult[] = []
  const rejected: unknown[] = []
  for (const row of rows) {
    const result = resultFromRow(row)
    if (result) results.push(result)
    else rejected.push(row)
  }
  return { results, unreadable: rejected.length === 0 ? null : (stringifyRows(rejected) ?? text) }
}

function parseArray(text: string): readonly unknown[] | null {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

/** Rows as text again; null where one is nested too deep to be written, though it could be read. */
function stringifyRows(rows: readonly unknown[]): string | null {
  try {
    return JSON.stringify(rows)
  } catch {
    return null
  }
}
