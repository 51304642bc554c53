import { vi } from 'vitest'
import type { Quiz, Sittable } from '../../src/domain/quiz/quiz.ts'
import { createSitting, type Sitting } from '../../src/features/practice/sitting.ts'
import { installBrowser, type FakeBrowser } from './fake-browser.ts'

export const set: Sittable = { id: 'verbal-1', section: 'verbal', questionIds: ['v1', 'v2', 'v3'] }
export const timed: Sittable = {
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

type Change = Readonly<{ before: Quiz; after: Quiz }>

/** A sitting that is being watched, and all that it has told. */
export function sit(of: Sittable): { sitting: Sitting; changes: Change[]; told: string[] } {
  const sitting = createSitting(of)
  const [changes, told]: [Change[], string[]] = [[], []]
  sitting.subscribe(() => told.push('drawn'))
  sitting.follow({
    onEvent: (before, after) => changes.push({ before, after }),
    onGone: () => told.push('gone'),
  })
  sitting.takeUp([])
  sitting.attend()
  return { sitting, changes, told }
}

/** What the sitting holds, which must be something. */
export function quizOf(sitting: Sitting): Quiz {
  const quiz = sitting.get()
  if (!quiz) throw new Error('Nothing is sat')
  return quiz
}

export function leavePage(): void {
  dispatchEvent(new Event('pagehide'))
}
