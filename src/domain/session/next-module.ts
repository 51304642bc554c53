import type { Question, QuestionId } from '../questions/question.ts'
import type { NextModuleRule, SessionModule } from './module.ts'
import { outcomeOf, type Outcome } from './outcomes.ts'
import { questionIdsOf, type Session } from './session.ts'

/**
 * Selects the next module among those that are available, by what the session has been so far; null if there is no
 * other module.
 */
type ModuleSelection = (
  modulesSoFar: readonly SessionModule[],
  outcomes: ReadonlyMap<QuestionId, Outcome>,
  available: readonly SessionModule[],
) => SessionModule | null

export const nextModuleRules: Readonly<Record<NextModuleRule, ModuleSelection>> = {
  /** The session has one module. */
  none: () => null,
  /** The available modules in their order. */
  fixed: (modulesSoFar, _, available) =>
    available.find(({ id }) => modulesSoFar.every((module) => module.id !== id)) ?? null,
}

/** The module that follows the last one of a session, by the session's own rule. */
export function nextModuleOf(
  session: Session,
  questions: readonly Question[],
  available: readonly SessionModule[],
): SessionModule | null {
  const ids = new Set(questionIdsOf(session))
  const outcomes = questions
    .filter(({ id }) => ids.has(id))
    .map((question) => [question.id, outcomeOf(session, question)] as const)
  return nextModuleRules[session.nextModule](session.modules, new Map(outcomes), available)
}
