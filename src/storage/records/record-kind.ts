/**
 * A kind of record, declared in `kinds/`: what an export needs. What an import needs is in `imports/`. Opening the
 * database and erasing need no declarations, because they treat all kinds alike.
 */
export type RecordKind<T = unknown> = Readonly<{
  /** The field of an export file that holds these records. */
  name: string
  /** The version of export files that had this field first. */
  since: number
  /** Reads what other tabs have stored. Returns whether it could be read. */
  refresh: () => Promise<boolean>
  /** What is stored, for the field of an export file. */
  collect: () => T
  /** Whether the field is a list that may be divided between several files. */
  isDivisible: boolean
}>
