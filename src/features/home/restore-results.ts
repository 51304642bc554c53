import type { QuizResult } from '../../domain/history/result.ts'
import { refreshResults, resultsStore } from '../../storage/results/results.ts'

/** Puts what only the database still holds back into the array, and gives it; the rare case has a file of its own. */
export async function restoreResults(): Promise<readonly QuizResult[]> {
  await refreshResults()
  return resultsStore.get().results
}
