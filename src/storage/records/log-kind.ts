import * as v from 'valibot'
import type { Log } from '../logs/log.ts'
import type { RecordKind } from './record-kind.ts'

/** Declares a log as a kind of record. `added` says in words how many entries an import has added. */
export function logKind<T extends Readonly<{ id: string }>>({
  name,
  since,
  entry,
  log,
  added,
}: Readonly<{
  name: string
  since: number
  entry: v.GenericSchema<T>
  log: Pick<Log<T>, 'storeName' | 'store' | 'refresh' | 'toRow' | 'notifyTabs'>
  added: (count: number) => string
}>): RecordKind {
  const schema = v.array(entry)
  return {
    name,
    since,
    schema,
    isDivisible: true,
    refresh: () => log.refresh(),
    collect: () => log.store.get().entries,
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
