import type { RecordKind } from './record-kind.ts'

/** Declares items of localStorage as a kind of record. */
export function itemKind<T>(declared: Pick<RecordKind<T>, 'name' | 'since' | 'collect'>): RecordKind<T> {
  return { ...declared, isDivisible: false, refresh: () => Promise.resolve(true) }
}
