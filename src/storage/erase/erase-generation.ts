import { requestResult, withStores, type Stores } from '../browser/database.ts'

/** How often everything was erased in this browser; null if the database cannot be read. */
export function readEraseGeneration(): Promise<number | null> {
  return withStores(['marks'], 'readonly', eraseGenerationIn)
}

/** The same, inside a running transaction. */
export async function eraseGenerationIn(stores: Stores): Promise<number> {
  const count: unknown = await requestResult(stores('marks').get('erasures'))
  return typeof count === 'number' ? count : 0
}

/** Entries that could not be stored, and the erase generation at that time (null if unknown). */
export type RefusedEntries<T> = Readonly<{ entries: readonly T[]; eraseGeneration: number | null }>

export const noRefusedEntries: RefusedEntries<never> = { entries: [], eraseGeneration: null }

/** Removes the entries that were refused before the last erasure, because the learner has erased them too. */
export function dropErased<T>(
  unsaved: readonly T[],
  { entries: refused, eraseGeneration }: RefusedEntries<T>,
  currentGeneration: number | null,
): readonly T[] {
  const isErased = (currentGeneration ?? 0) > (eraseGeneration ?? Infinity)
  return isErased ? unsaved.filter((entry) => !refused.includes(entry)) : unsaved
}
