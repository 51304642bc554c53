import * as v from 'valibot'
import { highestScore } from '../../../domain/tests/essay-traits.ts'
import { pluralize } from '../../../domain/text/pluralize.ts'
import { name, plainAnswer, questionId } from '../../formats/field-schemas.ts'
import { kind } from '../kinds/test-notes.ts'
import { logImport } from '../log-import.ts'

const look = v.strictObject({
  asked: v.array(questionId),
  answers: v.array(v.strictObject({ question: questionId, answer: v.array(plainAnswer) })),
  isFinished: v.boolean(),
})

const score = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(highestScore)))

export const recordImport = logImport({
  kind,
  added: (count) => pluralize(count, 'note on a test', 'notes on tests'),
  entry: v.strictObject({
    id: name,
    look: v.nullable(look),
    traits: v.strictObject({ position: score, support: score, order: score, language: score }),
  }),
})
