import { answered, withStores, type Stores } from './database.ts'

/** How often everything here was erased; null without a database. */
export function countErasures(): Promise<number | null> {
  return withStores(['marks'], 'readonly', erasuresIn)
}

/** The same, in a transaction that is under way. */
export async function erasuresIn(stores: Stores): Promise<number> {
  const count: unknown = await answered(stores('marks').get('erasures'))
  return typeof count === 'number' ? count : 0
}

/** What the browser would not keep, and how often everything had been erased by then, as far as that was known. */
export type Refused<T> = Readonly<{ entries: readonly T[]; erasures: number | null }>

export const noneRefused: Refused<never> = { entries: [], erasures: null }

/** What still waits to be kept: what was refused before everything was erased is wanted no more. */
export function withoutErased<T>(
  waiting: readonly T[],
  { entries, erasures }: Refused<T>,
  now: number | null,
): readonly T[] {
  const isErased = (now ?? 0) > (erasures ?? Infinity)
  return isErased ? waiting.filter((entry) => !entries.includes(entry)) : waiting
}
