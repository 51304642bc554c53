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
import { itemImport } from '../item-import.ts'
import { kind } from '../kinds/official-scores.ts'

const score = v.pipe(v.number(), v.check(isScore))

export const recordImport = itemImport({
  kind,
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
