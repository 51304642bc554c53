import * as v from 'valibot'
import { planNames } from '../../../domain/plan/plans.ts'
import { pluralize } from '../../../domain/text/pluralize.ts'
import { matching } from '../../formats/field-schemas.ts'
import { readPlanDate, savePlanDate } from '../../settings/plan-dates.ts'
import { itemImport } from '../item-import.ts'
import { kind } from '../kinds/plan-dates.ts'

/** A date chosen in this browser stays. */
export const recordImport = itemImport({
  kind,
  schema: v.array(
    v.strictObject({
      plan: v.picklist(planNames),
      anchor: v.picklist(['start', 'test']),
      date: v.pipe(
        matching(/^\d{4}-\d\d-\d\d$/),
        v.check((text) => !Number.isNaN(Date.parse(text))),
      ),
    }),
  ),
  planImport(dates) {
    const missing = dates.filter(({ plan }) => readPlanDate(plan) === null)
    if (missing.length === 0) return null
    return {
      added: pluralize(missing.length, 'plan date'),
      save: () =>
        missing.every(({ plan, anchor, date }) => savePlanDate(plan, { anchor, date: Date.parse(date) })),
      undo() {
        for (const { plan } of missing) savePlanDate(plan, null)
      },
    }
  },
})
