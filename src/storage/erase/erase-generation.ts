import { requestResult, withStores, type Stores } from '../browser/database.ts'

/** How often everything here was erased; null without a database. */
export function readEraseGeneration(): Promise<number | null> {
  return withStores(['marks'], 'readonly', eraseGenerationIn)
}

/** The same, in a transaction that is under way. */
export async function eraseGenerationIn(stores: Stores): Promise<number> {
  const count: unknown = await requestResult(stores('marks').get('erasures'))
  return typeof count === 'number' ? count : 0
}

/** What the browser would not keep, and how often everything had been erased by then, as far as that was known. */
export type RefusedEntries<T> = Readonly<{ entries: readonly T[]; eraseGeneration: number | null }>

export const noRefusedEntries: RefusedEntries<never> = { entries: [], eraseGeneration: null }

/** What still waits to be kept: what was refused before everything was erased is wanted no more. */
export function dropErased<T>(
  waiting: readonly T[],
  { entries, eraseGeneration }: RefusedEntries<T>,
  now: number | null,
): readonly T[] {
  const isErased = (now ?? 0) > (eraseGeneration ?? Infinity)
  return isErased ? waiting.filter((entry) => !entries.includes(entry)) : waiting
}
