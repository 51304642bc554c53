import { measures } from '../../../domain/tests/form.ts'
import { readTargetScores } from '../../tests/target-scores.ts'
import { itemKind } from '../item-kind.ts'

/** The scores that the learner wants to reach. */
export const kind = itemKind({
  name: 'targetScores',
  since: 6,
  collect: () => {
    const targets = readTargetScores()
    return measures.flatMap((measure) => {
      const target = targets[measure]
      return target === undefined ? [] : [{ measure, score: target }]
    })
  },
})
