import * as v from 'valibot'
import { pluralize } from '../../../domain/text/pluralize.ts'
import { wordSpelling } from '../../../domain/words/recall.ts'
import { roundModes } from '../../../domain/words/round-mode.ts'
import { date, matching, name } from '../../formats/field-schemas.ts'
import { recallLog } from '../../logs/recalls.ts'
import { logKind } from '../log-kind.ts'

const word = matching(wordSpelling)

/** Answers in word quizzes. */
export const kind = logKind({
  name: 'recalls',
  since: 4,
  log: recallLog,
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
