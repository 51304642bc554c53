import * as v from 'valibot'
import { pluralize } from '../../../domain/text/pluralize.ts'
import { matching, name } from '../../formats/field-schemas.ts'
import { readTicks, saveTicks } from '../../settings/plan-ticks.ts'
import { itemImport } from '../item-import.ts'
import { kind } from '../kinds/plan-ticks.ts'

export const recordImport = itemImport({
  kind,
  schema: v.array(v.strictObject({ plan: name, done: v.array(matching(/^\d{1,3}\.\d{1,3}$/)) })),
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
