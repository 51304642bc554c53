import * as v from 'valibot'
import { isQuestionId } from '../../domain/questions/section.ts'
import { roundModes } from '../../domain/words/round-mode.ts'
import { wordSpelling } from '../../domain/words/recall.ts'
import { backupVersion } from '../backup/backup-limits.ts'
import { isDateText, resultFromRow } from './result-row.ts'

const matching = (pattern: RegExp): v.GenericSchema<string> =>
  v.pipe(
    v.string(),
    v.check((text) => pattern.test(text)),
  )

const name = matching(/^[A-Za-z0-9-]{1,64}$/)
/** Printable ASCII except < and >, dashes, full-width digits and signs, and all spaces except line breaks. */
const plainAnswer = matching(/^(?:[\x20-\x3b=\x3f-\x7e–−＋-９]|[^\S\n\r]){0,64}$/)
const questionId = v.pipe(v.string(), v.check(isQuestionId))

const date = v.pipe(
  v.string(),
  v.check((text) => isDateText(text)),
)

const duration = v.pipe(
  v.number(),
  v.check((seconds) => Number.isFinite(seconds) && seconds >= 0),
)

/** A result in an export file. Unlike in localStorage, unknown fields are errors. */
const strictResultFormat = v.pipe(
  v.strictObject({
    questionsCount: v.number(),
    correctAnswers: v.number(),
    incorrectAnswers: v.number(),
    skippedQuestions: v.number(),
    timeTaken: duration,
    date,
    sectionType: v.picklist(['verbal', 'quantitative', 'analytical']),
  }),
  v.check((row) => resultFromRow(row) !== null),
)

/** An attempt in an export file. */
const strictAttemptFormat = v.strictObject({
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
  ]),
})

const recallWord = matching(wordSpelling)

/** A recall in an export file. */
const strictRecallFormat = v.strictObject({
  id: name,
  word: recallWord,
  asked: v.picklist(roundModes),
  given: recallWord,
  at: date,
  round: name,
})

/** The ticks of a plan, each as `<day>.<number of the task>`. */
const strictTicksFormat = v.strictObject({ plan: name, done: v.array(matching(/^\d{1,3}\.\d{1,3}$/)) })

const strictSettingsFormat = v.strictObject({ keys: v.boolean(), clock: v.boolean() })

/** The export file. All versions are accepted: version 1 had no settings and ticks, version 2 no theme, version 3 no recalls. */
export const backupFormat = v.pipe(
  v.strictObject({
    format: v.picklist(['gradus-backup']),
    version: v.picklist([1, 2, 3, backupVersion]),
    exportedAt: date,
    results: v.array(strictResultFormat),
    attempts: v.array(strictAttemptFormat),
    recalls: v.optional(v.array(strictRecallFormat)),
    settings: v.optional(strictSettingsFormat),
    ticks: v.optional(v.array(strictTicksFormat)),
    theme: v.optional(v.picklist(['light', 'dark', 'system'])),
  }),
  v.check(({ version, settings, ticks }) =>
    [settings, ticks].every((field) => (field !== undefined) === version > 1),
  ),
  v.check(({ version, theme }) => (theme !== undefined) === version > 2),
  v.check(({ version, recalls }) => (recalls !== undefined) === version > 3),
)

export type Backup = v.InferOutput<typeof backupFormat>
