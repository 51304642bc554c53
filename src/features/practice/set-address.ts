import type { QuestionId } from '../../domain/questions/question.ts'
import { hashOf, type Phase } from './phase.ts'

/** The address of a set of questions: to be shared, or to be sat at once. */
export function addressOfSet(ids: readonly QuestionId[], isTimed: boolean, phase: Phase = 'intro'): string {
  return `/practice${placeOfSet(ids, isTimed, phase)}`
}

/** The same without the page: what stands behind the address of whoever is on it already. */
export function placeOfSet(ids: readonly QuestionId[], isTimed: boolean, phase: Phase): string {
  return hashOf({ phase, set: `set=${ids.join('.')}${isTimed ? '&pace=test' : ''}` })
}
