import type { Attempt, AttemptPlace } from '../../domain/history/attempt.ts'
import { isQuestionId } from '../../domain/questions/section.ts'
import { isDateText, isRecord } from './result-row.ts'

/** Parses one record of the log of attempts; null if it is invalid. Without valibot, to keep pages with questions small. */
export function attemptFromRow(row: unknown): Attempt | null {
  if (!isRecord(row)) return null
  const { id, question, answer, right, seconds, at } = row
  const where = parsePlace(row['where'])
  if (!isText(id) || !isText(question) || typeof right !== 'boolean' || !isDateText(at) || !where) return null
  if (!isQuestionId(question) || !Array.isArray(answer) || !answer.every(isText)) return null
  if (typeof seconds !== 'number' || !Number.isFinite(seconds) || seconds < 0) return null
  return { id, question, answer, right, seconds, at, where }
}

function parsePlace(place: unknown): AttemptPlace | null {
  if (!isRecord(place)) return null
  const { kind, set, sitting, form, section } = place
  if (kind === 'page') return { kind }
  if (!isText(sitting)) return null
  if (kind === 'practice') return { kind, sitting }
  if (kind === 'test' && isText(form) && isText(section)) return { kind, form, section, sitting }
  return kind === 'quiz' && isText(set) ? { kind, set, sitting } : null
}

export function isText(value: unknown): value is string {
  return typeof value === 'string'
}
