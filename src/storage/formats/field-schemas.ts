import * as v from 'valibot'
import { isQuestionId } from '../../domain/questions/section.ts'
import { isDateText } from './result-row.ts'

/** Schemas of single fields in an export file. */

export const matching = (pattern: RegExp): v.GenericSchema<string> =>
  v.pipe(
    v.string(),
    v.check((text) => pattern.test(text)),
  )

/** A name or an id. */
export const name = matching(/^[A-Za-z0-9-]{1,64}$/)

export const questionId = v.pipe(v.string(), v.check(isQuestionId))

export const date = v.pipe(
  v.string(),
  v.check((text) => isDateText(text)),
)

/** A number of seconds. */
export const duration = v.pipe(
  v.number(),
  v.check((seconds) => Number.isFinite(seconds) && seconds >= 0),
)

/** Printable ASCII except < and >, dashes, full-width digits and signs, and all spaces except line breaks. */
export const plainAnswer = matching(/^(?:[\x20-\x3b=\x3f-\x7e–−＋-９]|[^\S\n\r]){0,64}$/)
