import { isRecord } from '../formats/result-row.ts'

/** The copy of one localStorage item in the database: its text, or null if it was removed, and when that was saved. */
export type ItemRow = Readonly<{ key: string; text: string | null; at: number }>

/** Parses one record of the store `items`; null if it is invalid or not an item of this site. */
export function itemFromRow(row: unknown): ItemRow | null {
  if (!isRecord(row)) return null
  const { key, text, at } = row
  if (typeof key !== 'string' || !key.startsWith('gradus.')) return null
  if ((typeof text !== 'string' && text !== null) || typeof at !== 'number') return null
  return { key, text, at }
}
