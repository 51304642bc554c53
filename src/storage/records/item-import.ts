import * as v from 'valibot'
import type { NewItems, RecordImport } from './record-import.ts'
import type { RecordKind } from './record-kind.ts'

/** Declares how items of localStorage are imported. */
export function itemImport<T>({
  kind,
  schema,
  planImport,
}: Readonly<{
  kind: RecordKind<T>
  schema: v.GenericSchema<T>
  /** What is missing in this browser, or null. */
  planImport: (value: T) => (Readonly<{ added: string }> & NewItems) | null
}>): RecordImport {
  return { kind, schema, planImport: (field) => planImport(v.parse(schema, field)) }
}
