import type { QuestionId } from '../questions/question.ts'
import type { SessionMode } from '../session/module.ts'
import { questionSetOf, type Session } from '../session/session.ts'
import { hashOf, type QuizView } from '../session/quiz-view.ts'

/** What the address of a practice set says. */
export type SetInAddress = Readonly<{ ids: readonly QuestionId[]; isTimed: boolean; mode: SessionMode }>

/** The address of a practice set. With the view 'running' it starts the set at once. */
export function addressOfSet(set: SetInAddress, view: QuizView = 'intro'): string {
  return `/practice${hashOfSet(set, view)}`
}

/** The fragment of that address, for a link on the practice page itself. */
export function hashOfSet({ ids, isTimed, mode }: SetInAddress, view: QuizView): string {
  const options = `${isTimed ? '&pace=test' : ''}${mode === 'exam' ? '&mode=test' : ''}`
  return hashOf({ view, set: `set=${ids.join('.')}${options}` })
}

/** The practice set of a session. */
export function setInAddressOf(session: Session): SetInAddress {
  const { questionIds, limit, mode = 'study' } = questionSetOf(session)
  return { ids: questionIds, isTimed: limit !== null, mode }
}
