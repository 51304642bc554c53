import * as v from 'valibot'
import type { LogKind } from './log-kind.ts'
import type { RecordImport } from './record-import.ts'

/** Declares how a log is imported. `added` says in words how many entries an import has added. */
export function logImport<T extends Readonly<{ id: string }>>({
  kind,
  entry,
  added,
}: Readonly<{
  kind: LogKind<T>
  entry: v.GenericSchema<T>
  added: (count: number) => string
}>): RecordImport {
  const { log } = kind
  const schema = v.array(entry)
  return {
    kind,
    schema,
    planImport(field) {
      const existing = new Set(log.store.get().entries.map(({ id }) => id))
      const byId = new Map(v.parse(schema, field).map((each) => [each.id, each]))
      const missing = [...byId.values()].filter(({ id }) => !existing.has(id))
      if (missing.length === 0) return null
      return {
        added: added(missing.length),
        storeName: log.storeName,
        rows: missing.map(log.toRow),
        onWritten: () => log.notifyTabs(missing.at(-1)?.id),
      }
    },
  }
}
