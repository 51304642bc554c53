import { finishedTestLog } from '../../tests/finished-tests.ts'
import { logKind } from '../log-kind.ts'

/** Tests, and parts of them, that were taken to their end. */
export const kind = logKind({ name: 'tests', since: 5, log: finishedTestLog })
