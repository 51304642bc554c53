import * as v from 'valibot'
import { isScore } from '../../../domain/score/official-scores.ts'
import { pluralize } from '../../../domain/text/pluralize.ts'
import { matching } from '../../formats/field-schemas.ts'
import {
  addOfficialScore,
  isSame,
  readOfficialScores,
  removeOfficialScore,
} from '../../tests/official-scores.ts'
import { itemKind } from '../item-kind.ts'

const score = v.pipe(v.number(), v.check(isScore))

/** Official scores that the learner has entered. */
export const kind = itemKind({
  name: 'officialScores',
  since: 5,
  schema: v.array(
    v.strictObject({
      date: v.pipe(
        matching(/^\d{4}-\d\d-\d\d$/),
        v.check((text) => !Number.isNaN(Date.parse(text))),
      ),
      isPractice: v.boolean(),
      verbal: score,
      quantitative: score,
    }),
  ),
  collect: () => [...readOfficialScores()],
  planImport(scores) {
    const existing = readOfficialScores()
    const missing = scores.filter((each) => !existing.some((other) => isSame(each, other)))
    if (missing.length === 0) return null
    return {
      added: pluralize(missing.length, 'official score'),
      save: () => missing.every(addOfficialScore),
      undo() {
        for (const each of missing) removeOfficialScore(each)
      },
    }
  },
})
