import type { Erratum } from './review-schema.ts'

/** Sorts by date, the newest first, and then by question id. */
export function newestFirst(errata: readonly Erratum[]): readonly Erratum[] {
  return errata.toSorted(
    (one, other) =>
      other.date.localeCompare(one.date) || one.id.localeCompare(other.id, 'en', { numeric: true }),
  )
}
