import type { Recall } from '../../domain/words/recall.ts'
import { recallFromRow } from '../formats/recall-row.ts'
import { storageKeys } from '../browser/safe-local-storage.ts'
import { createLog } from './log.ts'

/** All recalls in this browser. */
export const recallLog = createLog<Recall>({
  place: 'recalls',
  changeKey: storageKeys.recalls,
  fromRow: recallFromRow,
})
