import * as v from 'valibot'
import { pluralize } from '../../../domain/text/pluralize.ts'
import { date, duration, name, plainAnswer, questionId } from '../../formats/field-schemas.ts'
import { kind } from '../kinds/attempts.ts'
import { logImport } from '../log-import.ts'

export const recordImport = logImport({
  kind,
  added: (count) => pluralize(count, 'answer'),
  entry: v.strictObject({
    id: name,
    question: questionId,
    answer: v.pipe(
      v.array(plainAnswer),
      v.check((parts) => parts.length <= 40),
    ),
    right: v.boolean(),
    seconds: duration,
    at: date,
    where: v.union([
      v.strictObject({ kind: v.picklist(['page']) }),
      v.strictObject({ kind: v.picklist(['quiz']), set: name, sitting: name }),
      v.strictObject({ kind: v.picklist(['practice']), sitting: name }),
      v.strictObject({ kind: v.picklist(['test']), form: name, section: name, sitting: name }),
    ]),
  }),
})
