import type { RecordImport } from './record-import.ts'

const imports = import.meta.glob<RecordImport>('./imports/*.ts', { eager: true, import: 'recordImport' })

/** One for each kind of record, in the order of the kinds. */
export const recordImports: readonly RecordImport[] = Object.values(imports)
