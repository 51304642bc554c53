import * as v from 'valibot'
import { pluralize } from '../../../domain/text/pluralize.ts'
import { matching, name } from '../../formats/field-schemas.ts'
import { plansTicked, readTicks, saveTicks } from '../../settings/plan-ticks.ts'
import { itemKind } from '../item-kind.ts'

/** The checked-off tasks of plans, each as `<day>.<number of the task>`. */
export const kind = itemKind({
  name: 'ticks',
  since: 2,
  schema: v.array(v.strictObject({ plan: name, done: v.array(matching(/^\d{1,3}\.\d{1,3}$/)) })),
  collect: () => plansTicked().map((plan) => ({ plan, done: [...readTicks(plan)] })),
  planImport(plans) {
    const missing = plans
      .map(({ plan, done }) => {
        const existing = readTicks(plan)
        return { plan, done: done.filter((tick) => !existing.includes(tick)) }
      })
      .filter(({ done }) => done.length > 0)
    const count = new Set(missing.flatMap(({ plan, done }) => done.map((tick) => `${plan} ${tick}`))).size
    if (count === 0) return null
    return {
      added: pluralize(count, 'checked-off task'),
      save: () => missing.every(({ plan, done }) => saveTicks(plan, done)),
      undo() {
        for (const { plan, done } of missing) saveTicks(plan, done, false)
      },
    }
  },
})
