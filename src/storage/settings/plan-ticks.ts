import { onStorageChange } from '../browser/on-storage-change.ts'
import { listOwnKeys, readItem } from '../browser/safe-local-storage.ts'
import { saveItemLazily } from '../items/save-item-lazily.ts'

const prefix = 'gradus.plan.'

/** The ticked tasks of a plan, each as day and number of the task: '3.2'. */
export function readTicks(plan: string): readonly string[] {
  const stored = readItem(prefix + plan)
  return stored.refused
    ? []
    : (stored.text ?? '').split(' ').filter((tick) => /^\d{1,3}\.\d{1,3}$/.test(tick))
}

/**
 * Adds or removes ticks. Ticks that other tabs have stored meanwhile, and text that is not a tick, are preserved.
 * Returns whether the change is stored.
 */
export function saveTicks(plan: string, ticks: readonly string[], isDone = true): boolean {
  const stored = readItem(prefix + plan)
  if (stored.refused) return false
  const done = new Set(stored.text?.split(' '))
  for (const tick of ticks)
    if (isDone) done.add(tick)
    else done.delete(tick)
  const text = [...done].join(' ')
  return saveItemLazily(prefix + plan, text === '' ? null : text)
}

/** Calls `onChange` when another tab changes the ticks of a plan. Returns a function that stops listening. */
export function onTicksChange(plan: string, onChange: () => void): () => void {
  return onStorageChange(prefix + plan, onChange)
}

/** The plans that have ticks. */
export function plansTicked(): readonly string[] {
  return (listOwnKeys() ?? []).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []))
}
