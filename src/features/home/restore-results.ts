import type { QuizResult } from '../../domain/history/result.ts'
import { refreshResults, resultsStore } from '../../storage/results/results.ts'

/** Restores results that exist only in the database. This is rare, so the code is in its own lazily loaded file. */
export async function restoreResults(): Promise<readonly QuizResult[]> {
  await refreshResults()
  return resultsStore.get().results
}
