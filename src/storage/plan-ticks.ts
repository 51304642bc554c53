import { followKey } from './follow.ts'
import { ownLocalKeys, readLocal, removeLocal, writeLocal } from './local-door.ts'

const prefix = 'gradus.plan.'

/** The tasks of a plan that were ticked off in this browser, as day and place: '3.2'. */
export function readTicks(plan: string): readonly string[] {
  const kept = readLocal(prefix + plan)
  return kept.refused ? [] : (kept.text ?? '').split(' ').filter((tick) => /^\d{1,3}\.\d{1,3}$/.test(tick))
}

/**
 * Adds tasks to those ticked off by now, in whatever tab, or takes them away; what else stands there stays as
 * it is. Says whether that is kept.
 */
export function keepTicks(plan: string, ticks: readonly string[], isDone = true): boolean {
  const kept = readLocal(prefix + plan)
  if (kept.refused) return false
  const done = new Set(kept.text?.split(' '))
  for (const tick of ticks)
    if (isDone) done.add(tick)
    else done.delete(tick)
  const text = [...done].join(' ')
  return text === '' ? removeLocal(prefix + plan) : writeLocal(prefix + plan, text)
}

/** Follows what other tabs tick off in a plan. Gives the way to stop. */
export function followTicks(plan: string, note: () => void): () => void {
  return followKey(prefix + plan, note)
}

/** The plans in which anything was ticked off. */
export function plansTicked(): readonly string[] {
  return (ownLocalKeys() ?? []).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []))
}
