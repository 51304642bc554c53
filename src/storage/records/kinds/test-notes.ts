import { testNotesLog } from '../../tests/test-notes.ts'
import { logKind } from '../log-kind.ts'

/** What the learner added to finished tests: the second look, and the own scores of the essay. */
export const kind = logKind({ name: 'testNotes', since: 6, log: testNotesLog })
