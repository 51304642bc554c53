import { vi } from 'vitest'
import type { Session, QuestionSet } from '../../src/domain/session/session.ts'
import { createSessionStore, type SessionStore } from '../../src/session/run/session-store.ts'
import { storedDrafts } from '../../src/session/run/drafts/stored-drafts.ts'
import { installBrowser, type FakeBrowser } from './fake-browser.ts'

export const set: QuestionSet = { id: 'verbal-1', section: 'verbal', questionIds: ['v1', 'v2', 'v3'] }
export const timed: QuestionSet = {
  id: 'verbal-0',
  section: 'verbal',
  questionIds: ['v1', 'v2'],
  limit: 60_000,
}

/** A fake browser with a visible, focused page and a fake clock. */
export function installPage(): Readonly<{ browser: FakeBrowser; page: EventTarget }> {
  const browser = installBrowser()
  const page = Object.assign(new EventTarget(), { hidden: false, hasFocus: () => !page.hidden })
  vi.stubGlobal('document', page)
  vi.useFakeTimers({ now: 1_000_000 })
  return { browser, page }
}

/** A store without a session yet. */
export function newStore(questionSet: QuestionSet): SessionStore {
  return createSessionStore(questionSet, storedDrafts(questionSet))
}

type Change = Readonly<{ before: Session; after: Session }>

/** A store with a started session and a running clock, the changes it reported, and its other callbacks by name. */
export function openStore(questionSet: QuestionSet): {
  store: SessionStore
  changes: Change[]
  callbacks: string[]
} {
  const store = newStore(questionSet)
  const [changes, callbacks]: [Change[], string[]] = [[], []]
  store.subscribe(() => callbacks.push('subscriber'))
  store.listen({
    onEvent: (before, after) => changes.push({ before, after }),
    onEndedElsewhere: () => callbacks.push('onEndedElsewhere'),
  })
  store.resumeOrStart([])
  store.runClock()
  return { store, changes, callbacks }
}

/** The session of the store. */
export function sessionOf(store: SessionStore): Session {
  const session = store.get()
  if (!session) throw new Error('The store has no session')
  return session
}

export function leavePage(): void {
  dispatchEvent(new Event('pagehide'))
}
