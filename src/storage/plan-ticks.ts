import { ownLocalKeys, readLocal, writeLocal } from './local-door.ts'

const prefix = 'gradus.plan.'

/** The tasks of a plan that were ticked off in this browser, as day and place: '3.2'. */
export function readTicks(plan: string): readonly string[] {
  const kept = readLocal(keyOf(plan))
  return kept.refused || kept.text === null
    ? []
    : kept.text.split(' ').filter((tick) => /^\d+\.\d+$/.test(tick))
}

export function keepTicks(plan: string, ticks: readonly string[]): boolean {
  return writeLocal(keyOf(plan), ticks.join(' '))
}

/** The plans in which anything was ticked off. */
export function plansTicked(): readonly string[] {
  return ownLocalKeys().flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []))
}

function keyOf(plan: string): string {
  return prefix + plan
}
