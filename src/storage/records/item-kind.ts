import * as v from 'valibot'
import type { NewItems, RecordKind } from './record-kind.ts'

/** Declares items of localStorage as a kind of record: what an export holds of them, and what an import adds. */
export function itemKind<T>({
  name,
  since,
  schema,
  collect,
  planImport,
}: Readonly<{
  name: string
  since: number
  schema: v.GenericSchema<T>
  collect: () => T
  /** What is missing in this browser, or null. */
  planImport: (value: T) => (Readonly<{ added: string }> & NewItems) | null
}>): RecordKind {
  return {
    name,
    since,
    schema,
    isDivisible: false,
    refresh: () => Promise.resolve(true),
    collect,
    planImport: (field) => planImport(v.parse(schema, field)),
  }
}
