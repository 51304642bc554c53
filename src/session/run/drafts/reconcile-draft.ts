import { withLoggedAnswers } from '../../../domain/session/logged-answers.ts'
import { attemptsOfSession } from '../../../storage/logs/attempts.ts'
import type { DraftStorage } from './draft-storage.ts'

/** Adds to a stored draft the answers of its session that only the log has, because the browser was killed. */
export async function reconcileDraft(drafts: DraftStorage): Promise<void> {
  const draft = drafts.read()
  if (!draft) return
  const reconciled = withLoggedAnswers(draft, await attemptsOfSession(draft.id))
  // Another tab may have gone on with it meanwhile.
  if (reconciled !== draft && drafts.read() === draft) drafts.save(reconciled)
}
