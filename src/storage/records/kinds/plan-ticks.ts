import { plansTicked, readTicks } from '../../settings/plan-ticks.ts'
import { itemKind } from '../item-kind.ts'

/** The checked-off tasks of plans, each as `<day>.<number of the task>`. */
export const kind = itemKind({
  name: 'ticks',
  since: 2,
  collect: () => plansTicked().map((plan) => ({ plan, done: [...readTicks(plan)] })),
})
