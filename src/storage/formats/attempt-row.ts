import type { Attempt, AttemptPlace } from '../../domain/history/attempt.ts'

/** Reads one record of the log, or says null. By hand, as every page with a question carries it. */
export function attemptFromRow(row: unknown): Attempt | null {
  if (typeof row !== 'object' || row === null) return null
  const field = (name: keyof Attempt): unknown => Reflect.get(row, name)
  const [id, question, answer, right] = [field('id'), field('question'), field('answer'), field('right')]
  const [seconds, at, where] = [field('seconds'), field('at'), placeFrom(field('where'))]
  if (typeof id !== 'string' || typeof question !== 'string' || typeof right !== 'boolean') return null
  if (!Array.isArray(answer) || !answer.every((part) => typeof part === 'string')) return null
  if (typeof seconds !== 'number' || !(seconds >= 0) || typeof at !== 'string' || !where) return null
  return { id, question, answer, right, seconds, at, where }
}

function placeFrom(value: unknown): AttemptPlace | null {
  if (typeof value !== 'object' || value === null) return null
  const field = (name: string): unknown => Reflect.get(value, name)
  const [kind, set, sitting] = [field('kind'), field('set'), field('sitting')]
  if (kind === 'page') return { kind }
  if (kind === 'practice' && typeof sitting === 'string') return { kind, sitting }
  return kind === 'quiz' && typeof set === 'string' && typeof sitting === 'string'
    ? { kind, set, sitting }
    : null
}
