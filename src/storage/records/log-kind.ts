import type { Log } from '../logs/log.ts'
import type { RecordKind } from './record-kind.ts'

/** A kind of record that is a log. */
export type LogKind<T> = RecordKind<readonly T[]> &
  Readonly<{ log: Pick<Log<T>, 'storeName' | 'store' | 'refresh' | 'toRow' | 'notifyTabs'> }>

/** Declares a log as a kind of record. */
export function logKind<T>({ name, since, log }: Pick<LogKind<T>, 'name' | 'since' | 'log'>): LogKind<T> {
  return {
    name,
    since,
    log,
    isDivisible: true,
    refresh: () => log.refresh(),
    collect: () => log.store.get().entries,
  }
}
