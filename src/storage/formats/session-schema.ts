import * as v from 'valibot'
import { sectionNames } from '../../domain/questions/section.ts'
import { sessionFromRow } from './draft-row.ts'
import { matching, name, plainAnswer, questionId } from './field-schemas.ts'

/**
 * A finished session in full, as its record and in an export file. Unlike a draft, it has no unknown field, since a file
 * may come from anywhere.
 */

const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(864e13))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))
const answer = v.pipe(v.array(plainAnswer), v.maxLength(40))
/** A question, or the task of an essay. */
const taskId = v.union([questionId, matching(/^[a-z0-9-]{1,40}-issue$/)])

const module = v.strictObject({
  id: name,
  questionIds: v.array(taskId),
  limit: v.nullable(moment),
  mode: v.picklist(['study', 'exam']),
  tools: v.array(v.picklist(['calculator', 'editor'])),
})

const route = v.strictObject({ from: count, module: name })

const nextModule = v.union([
  v.picklist(['none', 'fixed']),
  v.strictObject({
    name: v.picklist(['numberRight']),
    stages: v.array(v.strictObject({ counted: count, routes: v.array(route) })),
  }),
])

const event = v.variant('type', [
  v.strictObject({
    type: v.literal('answered'),
    at: moment,
    answer,
    isIncomplete: v.optional(v.literal(true)),
  }),
  v.strictObject({ type: v.literal('flagged'), at: moment, isFlagged: v.boolean() }),
  v.strictObject({ type: v.literal('moved'), at: moment, to: count }),
  v.strictObject({ type: v.literal('continued'), at: moment, module: v.nullable(module) }),
  v.strictObject({
    type: v.picklist([
      'checked',
      'skipped',
      'advanced',
      'reviewed',
      'submitted',
      'timedOut',
      'seen',
      'resumed',
    ]),
    at: moment,
  }),
])

const row = v.strictObject({
  sitting: name,
  set: matching(/^[a-z0-9.-]{1,60}$/),
  section: v.picklist(sectionNames),
  modules: v.array(module),
  nextModule,
  moduleEnds: v.array(moment),
  index: count,
  answers: v.record(questionId, answer),
  incomplete: v.optional(v.array(questionId)),
  checked: v.array(questionId),
  flagged: v.array(questionId),
  isReviewing: v.boolean(),
  spent: v.record(taskId, moment),
  clock: v.strictObject({ banked: moment, from: moment, seen: moment }),
  arrivedAt: moment,
  startedAt: moment,
  finishedAt: moment,
  log: v.array(event),
})

/** The row of a finished session, as plain data. */
export const finishedSessionRow = v.pipe(
  row,
  v.check((value) => sessionFromRow(value) !== null),
)
