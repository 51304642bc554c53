import { readLocal, writeLocal } from './local-door.ts'

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

function keyOf(plan: string): string {
  return `gradus.plan.${plan}`
}
