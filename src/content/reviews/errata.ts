import type { Erratum } from './review-schema.ts'

/** The errors that were found last come first; those of one day by section and number. */
export function newestFirst(errata: readonly Erratum[]): readonly Erratum[] {
  return errata.toSorted(
    (one, other) =>
      other.date.localeCompare(one.date) || one.id.localeCompare(other.id, 'en', { numeric: true }),
  )
}
