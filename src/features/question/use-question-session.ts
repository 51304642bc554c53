import { useEffect, useState, useSyncExternalStore } from 'react'
import { practiceSetId } from '../../domain/questions/question-set.ts'
import type { Question } from '../../domain/questions/question.ts'
import { scoredBetween } from '../../domain/session/outcomes.ts'
import type { Session } from '../../domain/session/session.ts'
import { answerBeforeHydration } from '../../renderer/answer/answer-before-hydration.ts'
import { noDrafts } from '../../session/run/drafts/draft-storage.ts'
import { logAnswer } from '../../session/run/log-answer.ts'
import { createSessionStore, type ReportedEvent } from '../../session/run/session-store.ts'

type QuestionSession = Readonly<{
  /** Null until the page is hydrated. */
  session: Session | null
  report: (event: ReportedEvent) => void
}>

/** A session of one question in study mode, which lasts as long as its page. Its answer is logged when it is checked. */
export function useQuestionSession(question: Question): QuestionSession {
  const [store] = useState(() => {
    const { id, section } = question
    return createSessionStore({ id: practiceSetId(section), section, questionIds: [id] }, noDrafts)
  })
  const session = useSyncExternalStore<Session | null>(store.subscribe, store.get, () => null)
  // Subscribes to the session store and, through it, to the page being restored by Back.
  useEffect(
    () =>
      store.listen({
        onEvent: (before, after) => {
          if (scoredBetween(before, after).length > 0)
            logAnswer(after, question, new Date(), { kind: 'page' })
        },
        onEndedElsewhere: () => undefined,
      }),
    [store, question],
  )
  // Reads the browser's paint timing, and runs the session's timers. The question could be read since the first paint
  // or, in a background tab, since that tab was first shown.
  useEffect(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const openedAt = Date.now() - performance.now()
    store.resumeOrStart(
      answerBeforeHydration(question.id),
      openedAt + (paint?.startTime ?? performance.now()),
    )
    let stopClock = (): void => undefined
    const onShown = (): void => {
      stopClock = store.runClock()
    }
    const onFirstShown = (): void => {
      store.report({ type: 'resumed' })
      onShown()
    }
    if (paint || !document.hidden) onShown()
    else document.addEventListener('visibilitychange', onFirstShown, { once: true })
    return () => {
      document.removeEventListener('visibilitychange', onFirstShown)
      stopClock()
    }
  }, [store, question])
  return { session, report: store.report }
}
