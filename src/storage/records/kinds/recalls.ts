import { recallLog } from '../../logs/recalls.ts'
import { logKind } from '../log-kind.ts'

/** Answers in word quizzes. */
export const kind = logKind({ name: 'recalls', since: 4, log: recallLog })
