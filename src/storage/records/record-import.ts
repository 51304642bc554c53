import type * as v from 'valibot'
import type { StoreName } from '../browser/database.ts'
import type { RecordKind } from './record-kind.ts'

/**
 * How records of a kind are imported, declared in `imports/` under the name of the kind's file. Apart from the kind,
 * because every page with an island may load what an export needs, and few ever import.
 */
export type RecordImport = Readonly<{
  kind: RecordKind
  /** What the field of an export file holds. */
  schema: v.GenericSchema
  /** What of a field is missing in this browser, and how to add it. The field is valid. */
  planImport: (field: unknown) => ImportPlan
}>

/** The database rows of a kind that an import adds. */
export type NewRows = Readonly<{
  storeName: StoreName
  rows: readonly object[]
  /** Called once the rows are written. */
  onWritten: () => void
}>

/** The items of localStorage that an import adds. */
export type NewItems = Readonly<{
  /** Returns whether they are stored. */
  save: () => boolean
  /** Takes them back, because another part of the import failed. Null if the import succeeds without these items. */
  undo: (() => void) | null
}>

/** What an import adds of one kind, and how the learner is told; null if nothing is missing. */
export type ImportPlan = (Readonly<{ added: string }> & (NewRows | NewItems)) | null
