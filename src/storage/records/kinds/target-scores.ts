import * as v from 'valibot'
import { isScore } from '../../../domain/score/official-scores.ts'
import { measures } from '../../../domain/tests/form.ts'
import { readTargetScores, saveTargetScores } from '../../tests/target-scores.ts'
import { itemKind } from '../item-kind.ts'

const score = v.pipe(v.number(), v.check(isScore))

/** The scores that the learner wants to reach. A target set in this browser stays. */
export const kind = itemKind({
  name: 'targetScores',
  since: 6,
  schema: v.array(v.strictObject({ measure: v.picklist(measures), score })),
  collect: () => {
    const targets = readTargetScores()
    return measures.flatMap((measure) => {
      const target = targets[measure]
      return target === undefined ? [] : [{ measure, score: target }]
    })
  },
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
