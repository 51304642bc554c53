import * as v from 'valibot'
import { highestScore } from '../../../domain/tests/essay-traits.ts'
import { pluralize } from '../../../domain/text/pluralize.ts'
import { name, plainAnswer, questionId } from '../../formats/field-schemas.ts'
import { testNotesLog } from '../../tests/test-notes.ts'
import { logKind } from '../log-kind.ts'

const look = v.strictObject({
  asked: v.array(questionId),
  answers: v.array(v.strictObject({ question: questionId, answer: v.array(plainAnswer) })),
  isFinished: v.boolean(),
})

const score = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(highestScore)))

/** What the learner added to finished tests: the second look, and the own scores of the essay. */
export const kind = logKind({
  name: 'testNotes',
  since: 6,
  log: testNotesLog,
  added: (count) => pluralize(count, 'note on a test', 'notes on tests'),
  entry: v.strictObject({
    id: name,
    look: v.nullable(look),
    traits: v.strictObject({ position: score, support: score, order: score, language: score }),
  }),
})
