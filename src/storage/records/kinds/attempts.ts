import { attemptLog } from '../../logs/attempts.ts'
import { logKind } from '../log-kind.ts'

/** Scored answers. */
export const kind = logKind({ name: 'attempts', since: 1, log: attemptLog })
