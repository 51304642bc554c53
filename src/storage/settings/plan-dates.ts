import type { PlanDate } from '../../domain/plan/plan-date.ts'
import { onStorageChange } from '../browser/on-storage-change.ts'
import { readItem } from '../browser/safe-local-storage.ts'
import { saveItemLazily } from '../items/save-item-lazily.ts'

/** Not `gradus.plan.`, because every key that begins so holds the ticks of a plan. */
const prefix = 'gradus.plan-date.'

/** The date that was chosen for a plan, or null. It is stored as 'start 2027-03-01' or 'test 2027-03-30'. */
export function readPlanDate(plan: string): PlanDate | null {
  const stored = readItem(prefix + plan)
  const [, anchor, text = ''] =
    /^(start|test) (\d{4}-\d\d-\d\d)$/.exec(stored.refused ? '' : (stored.text ?? '')) ?? []
  const date = Date.parse(text)
  return Number.isNaN(date) ? null : { anchor: anchor === 'test' ? 'test' : 'start', date }
}

/** Remembers the date of a plan, or forgets it if it is null. Returns whether that is stored. */
export function savePlanDate(plan: string, planDate: PlanDate | null): boolean {
  const text = planDate && `${planDate.anchor} ${new Date(planDate.date).toISOString().slice(0, 10)}`
  return saveItemLazily(prefix + plan, text)
}

/** Calls `onChange` when another tab changes the date of a plan. Returns a function that stops listening. */
export function onPlanDateChange(plan: string, onChange: () => void): () => void {
  return onStorageChange(prefix + plan, onChange)
}
