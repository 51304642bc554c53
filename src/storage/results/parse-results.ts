import type { QuizResult } from '../../domain/history/result.ts'
import { resultFromRow } from '../formats/result-row.ts'

/** The valid results of a stored text, and the rest of it unchanged. */
export type ParsedResults = Readonly<{
  results: readonly QuizResult[]
  /** The invalid rows as JSON, the whole text if it is not an array, or null if everything is valid. */
  unreadable: string | null
}>

/** Parses the text of `greQuizResults`. Never throws, and never loses a valid row. */
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

/** Null if a row is nested too deeply: JSON.stringify may overflow the stack where JSON.parse did not. */
function stringifyRows(rows: readonly unknown[]): string | null {
  try {
    return JSON.stringify(rows)
  } catch {
    return null
  }
}
