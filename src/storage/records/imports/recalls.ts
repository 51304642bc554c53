import * as v from 'valibot'
import { pluralize } from '../../../domain/text/pluralize.ts'
import { wordSpelling } from '../../../domain/words/recall.ts'
import { roundModes } from '../../../domain/words/round-mode.ts'
import { date, matching, name } from '../../formats/field-schemas.ts'
import { kind } from '../kinds/recalls.ts'
import { logImport } from '../log-import.ts'

const word = matching(wordSpelling)

export const recordImport = logImport({
  kind,
  added: (count) => pluralize(count, 'word-quiz answer', 'word-quiz answers'),
  entry: v.strictObject({
    id: name,
    word,
    asked: v.picklist(roundModes),
    given: word,
    at: date,
    round: name,
  }),
})
