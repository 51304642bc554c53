import { newestAttempts, type Attempt } from '../../domain/history/attempt.ts'
import type { QuestionId } from '../../domain/questions/question.ts'
import { attemptLog } from '../../storage/logs/attempts.ts'
import { useStore } from '../../ui/hooks/use-store.ts'

/** The newest attempt at a question, wherever it was made; null if there is none or until the log has been read. */
export function useLastAttempt(question: QuestionId): Attempt | null {
  return newestAttempts(useStore(attemptLog.store)).get(question) ?? null
}
