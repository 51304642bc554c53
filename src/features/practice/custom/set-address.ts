import type { QuestionId } from '../../../domain/questions/question.ts'
import { hashOf, type QuizView } from '../session/route-state.ts'

/** The address of a set of questions: to be shared, or to be sat at once. */
export function addressOfSet(ids: readonly QuestionId[], isTimed: boolean, view: QuizView = 'intro'): string {
  return `/practice${placeOfSet(ids, isTimed, view)}`
}

/** The same without the page: what stands behind the address of whoever is on it already. */
export function placeOfSet(ids: readonly QuestionId[], isTimed: boolean, view: QuizView): string {
  return hashOf({ view, set: `set=${ids.join('.')}${isTimed ? '&pace=test' : ''}` })
}
