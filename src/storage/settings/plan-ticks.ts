import { onStorageChange } from '../browser/on-storage-change.ts'
import { listOwnKeys, readItem, removeItem, writeItem } from '../browser/safe-local-storage.ts'

const prefix = 'gradus.plan.'

/** The tasks of a plan that were ticked off in this browser, as day and place: '3.2'. */
export function readTicks(plan: string): readonly string[] {
  const kept = readItem(prefix + plan)
  return kept.refused ? [] : (kept.text ?? '').split(' ').filter((tick) => /^\d{1,3}\.\d{1,3}$/.test(tick))
}

/**
 * Adds tasks to those ticked off by now, in whatever tab, or takes them away; what else stands there stays as
 * it is. Says whether that is kept.
 */
export function saveTicks(plan: string, ticks: readonly string[], isDone = true): boolean {
  const kept = readItem(prefix + plan)
  if (kept.refused) return false
  const done = new Set(kept.text?.split(' '))
  for (const tick of ticks)
    if (isDone) done.add(tick)
    else done.delete(tick)
  const text = [...done].join(' ')
  return text === '' ? removeItem(prefix + plan) : writeItem(prefix + plan, text)
}

/** Follows what other tabs tick off in a plan. Gives the way to stop. */
export function onTicksChange(plan: string, note: () => void): () => void {
  return onStorageChange(prefix + plan, note)
}

/** The plans in which anything was ticked off. */
export function plansTicked(): readonly string[] {
  return (listOwnKeys() ?? []).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []))
}
