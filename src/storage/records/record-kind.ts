import type * as v from 'valibot'
import type { StoreName } from '../browser/database.ts'

/**
 * A kind of record, declared once in `kinds/`. Export, import and what an import tells the learner follow from the
 * declarations; opening the database and erasing need none, because they treat all kinds alike.
 */
export type RecordKind = Readonly<{
  /** The field of an export file that holds these records. */
  name: string
  /** The version of export files that had this field first. */
  since: number
  /** What the field holds. */
  schema: v.GenericSchema
  /** Reads what other tabs have stored. Returns whether it could be read. */
  refresh: () => Promise<boolean>
  /** What is stored, for the field of an export file. */
  collect: () => unknown
  /** What of a field is missing in this browser, and how to add it. The field is valid. */
  planImport: (field: unknown) => ImportPlan
  /** Whether the field is a list that may be divided between several files. */
  isDivisible: boolean
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
