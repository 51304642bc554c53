import { planNames } from '../../../domain/plan/plans.ts'
import { readPlanDate } from '../../settings/plan-dates.ts'
import { itemKind } from '../item-kind.ts'

/** The day on which a plan starts, or that of the test. */
export const kind = itemKind({
  name: 'planDates',
  since: 5,
  collect: () =>
    planNames.flatMap((plan) => {
      const chosen = readPlanDate(plan)
      if (!chosen) return []
      return [{ plan, anchor: chosen.anchor, date: new Date(chosen.date).toISOString().slice(0, 10) }]
    }),
})
