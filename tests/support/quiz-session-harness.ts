import { vi } from 'vitest'
import type { Session, QuestionSet } from '../../src/domain/session/session.ts'
import { createQuizSession, type QuizSession } from '../../src/features/practice/session/quiz-session.ts'
import { installBrowser, type FakeBrowser } from './fake-browser.ts'

export const set: QuestionSet = { id: 'verbal-1', section: 'verbal', questionIds: ['v1', 'v2', 'v3'] }
export const timed: QuestionSet = {
  id: 'verbal-0',
  section: 'verbal',
  questionIds: ['v1', 'v2'],
  limit: 60_000,
}

/** A browser that shows a page, with a clock that stands until it is told to go on. */
export function installPage(): Readonly<{ browser: FakeBrowser; page: EventTarget }> {
  const browser = installBrowser()
  const page = Object.assign(new EventTarget(), { hidden: false, hasFocus: () => !page.hidden })
  vi.stubGlobal('document', page)
  vi.useFakeTimers({ now: 1_000_000 })
  return { browser, page }
}

type Change = Readonly<{ before: Session; after: Session }>

/** A sitting that is being watched, and all that it has told. */
export function sit(of: QuestionSet): { sitting: QuizSession; changes: Change[]; told: string[] } {
  const sitting = createQuizSession(of)
  const [changes, told]: [Change[], string[]] = [[], []]
  sitting.subscribe(() => told.push('drawn'))
  sitting.listen({
    onEvent: (before, after) => changes.push({ before, after }),
    onEndedElsewhere: () => told.push('gone'),
  })
  sitting.resumeOrStart([])
  sitting.runClock()
  return { sitting, changes, told }
}

/** What the sitting holds, which must be something. */
export function quizOf(sitting: QuizSession): Session {
  const quiz = sitting.get()
  if (!quiz) throw new Error('Nothing is sat')
  return quiz
}

export function leavePage(): void {
  dispatchEvent(new Event('pagehide'))
}
