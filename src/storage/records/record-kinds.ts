import type { RecordKind } from './record-kind.ts'

const kinds = import.meta.glob<RecordKind>('./kinds/*.ts', { eager: true, import: 'kind' })

/** All kinds of records but results, which are stored in a place of their own besides. Each file in `kinds/` declares one. */
export const recordKinds: readonly RecordKind[] = Object.values(kinds)

/** The version of the export files that are written: the one in which the newest kind of record came. */
export const backupVersion = Math.max(...recordKinds.map(({ since }) => since))
