import { useEffect, useEffectEvent } from 'react'
import type { Question } from '../../domain/questions/question.ts'
import type { SessionModule } from '../../domain/session/module.ts'
import { nextModuleOf } from '../../domain/session/next-module.ts'
import { currentModule, isBetweenModules, type Session } from '../../domain/session/session.ts'
import type { ReportedEvent } from './session-store.ts'

type Options = Readonly<{
  /** The session, as soon as all its questions are loaded: the rule counts right answers. */
  session: Session | null
  questions: readonly Question[]
  /** The modules that may follow the first one. */
  available: readonly SessionModule[]
  report: (event: ReportedEvent) => void
}>

/**
 * The module that the learner continues with; null unless a module has just ended. Ends the session if none follows.
 * In study mode the next module begins at once, because its learner has read every verdict.
 */
export function useNextModule({ session, questions, available, report }: Options): SessionModule | null {
  const ended = session !== null && isBetweenModules(session) ? session : null
  const next = ended && nextModuleOf(ended, questions, available)
  const onEnded = useEffectEvent((session: Session) => {
    if (next === null || currentModule(session).mode === 'study') report({ type: 'continued', module: next })
  })
  // Tells the session store, which knows no questions and so cannot ask the rule.
  useEffect(() => {
    if (ended) onEnded(ended)
  }, [ended])
  return next
}
