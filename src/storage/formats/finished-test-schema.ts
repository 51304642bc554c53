import * as v from 'valibot'
import { isTestPart } from '../../domain/tests/test-part.ts'
import { sessionFromRow } from './draft-row.ts'
import { name } from './field-schemas.ts'

/** What the learner wrote may hold any character. */
const essayText = v.pipe(v.string(), v.maxLength(60_000))

const essay = v.strictObject({
  text: essayText,
  drafts: v.array(
    v.strictObject({ at: v.pipe(v.number(), v.minValue(0), v.maxValue(864e13)), text: essayText }),
  ),
})

/** A finished session as drafts are stored. Nothing in it is markup or a control character. */
const finishedSession = v.custom<unknown>((value) => {
  const session = sessionFromRow(value)
  return session !== null && session.finishedAt !== null && !/[<>]|\\u00/.test(JSON.stringify(value))
})

/** A finished test in an export file or a link. */
export const finishedTestRow = v.strictObject({
  id: name,
  form: name,
  part: v.pipe(v.string(), v.check(isTestPart)),
  session: finishedSession,
  essay: v.nullable(essay),
})
