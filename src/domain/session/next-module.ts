import type { Question, QuestionId } from '../questions/question.ts'
import type { NumberRightRule, SessionModule } from './module.ts'
import { outcomeOf, type Outcome } from './outcomes.ts'
import { questionIdsOf, type Session } from './session.ts'

type Modules = readonly SessionModule[]
type Outcomes = ReadonlyMap<QuestionId, Outcome>

/** The module that follows the last one of a session, by the session's own rule; null if there is no other. */
export function nextModuleOf(
  session: Session,
  questions: readonly Question[],
  available: Modules,
): SessionModule | null {
  const { nextModule: rule, modules } = session
  if (rule === 'none') return null
  if (rule === 'fixed') return nextInOrder(modules, available)
  return nextByNumberRight(rule, modules, outcomesOf(session, questions), available)
}

function outcomesOf(session: Session, questions: readonly Question[]): Outcomes {
  const ids = new Set(questionIdsOf(session))
  const asked = questions.filter(({ id }) => ids.has(id))
  return new Map(asked.map((question) => [question.id, outcomeOf(session, question)]))
}

function nextInOrder(modulesSoFar: Modules, available: Modules): SessionModule | null {
  return available.find(({ id }) => modulesSoFar.every((module) => module.id !== id)) ?? null
}

function nextByNumberRight(
  { stages }: NumberRightRule,
  modulesSoFar: Modules,
  outcomes: Outcomes,
  available: Modules,
): SessionModule | null {
  const stage = stages[modulesSoFar.length - 1]
  if (stage === undefined) return null
  const counted = modulesSoFar[stage.counted]?.questionIds ?? []
  const right = counted.filter((id) => outcomes.get(id) === 'correct').length
  const route = stage.routes.findLast(({ from }) => right >= from)
  const next = available.find(({ id }) => id === route?.module)
  // Without this error the session would end here, as if it had no further module.
  if (next === undefined) throw new Error(`No module ${route?.module} for ${right} right answers`)
  return next
}
