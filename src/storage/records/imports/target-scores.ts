import * as v from 'valibot'
import { isScore } from '../../../domain/score/official-scores.ts'
import { measures } from '../../../domain/tests/form.ts'
import { readTargetScores, saveTargetScores } from '../../tests/target-scores.ts'
import { itemImport } from '../item-import.ts'
import { kind } from '../kinds/target-scores.ts'

const score = v.pipe(v.number(), v.check(isScore))

/** A target set in this browser stays. */
export const recordImport = itemImport({
  kind,
  schema: v.array(v.strictObject({ measure: v.picklist(measures), score })),
  planImport(targets) {
    const own = readTargetScores()
    const missing = targets.filter(({ measure }) => own[measure] === undefined)
    if (missing.length === 0) return null
    const imported = Object.fromEntries(missing.map((target) => [target.measure, target.score]))
    return {
      added: 'your target scores',
      save: () => saveTargetScores({ ...own, ...imported }),
      undo: () => void saveTargetScores(own),
    }
  },
})
