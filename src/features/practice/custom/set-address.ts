import type { QuestionId } from '../../../domain/questions/question.ts'
import { hashOf, type QuizView } from '../session/route-state.ts'

/** The address of a practice set. With the view 'running' it starts the set at once. */
export function addressOfSet(ids: readonly QuestionId[], isTimed: boolean, view: QuizView = 'intro'): string {
  return `/practice${hashOfSet(ids, isTimed, view)}`
}

/** The fragment of that address, for a link on the practice page itself. */
export function hashOfSet(ids: readonly QuestionId[], isTimed: boolean, view: QuizView): string {
  return hashOf({ view, set: `set=${ids.join('.')}${isTimed ? '&pace=test' : ''}` })
}
