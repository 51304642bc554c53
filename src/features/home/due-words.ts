import { countDue, memoriesOf } from '../../domain/words/memory.ts'
import { recallLog } from '../../storage/logs/recalls.ts'

/** Whether any word of the word quiz is due for review. */
export async function hasDueWords(): Promise<boolean> {
  await recallLog.refresh()
  const now = Date.now()
  return countDue(memoriesOf(recallLog.store.get().entries, now), now) > 0
}
