import type { Answer } from '../../domain/questions/question.ts'
import type { Instant } from '../../domain/time/instant.ts'
import {
  currentId,
  deadlineOf,
  elapsed,
  isBetweenModules,
  startSession,
  type Session,
  type QuestionSet,
} from '../../domain/session/session.ts'
import type { SessionEvent } from '../../domain/session/session-event.ts'
import { sessionReducer } from '../../domain/session/session-reducer.ts'
import { newId } from '../../storage/browser/new-id.ts'
import { deferAfterPaint } from '../../ui/buttons/defer-after-paint.ts'
import type { DraftStorage } from './drafts/draft-storage.ts'

/** An event as the screen reports it. The store adds the time. */
export type ReportedEvent = DistributiveOmit<SessionEvent, 'at'>

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

/** Callbacks of the page, for more than rendering again. */
export type SessionListener = Readonly<{
  /** An event of this page changed the session. Not called for passing time, unless that ends the session. */
  onEvent: (before: Session, after: Session) => void
  /** Another tab finished or erased the session. */
  onEndedElsewhere: () => void
}>

/**
 * The session running on this page, outside React. It saves a draft after each event, ends the session at its time
 * limit, and follows what other tabs do with the same draft.
 */
export type SessionStore = Readonly<{
  /** The current session; null until one is started, resumed or restored. */
  get: () => Session | null
  /** True after another tab finished or erased the session, until a new one starts here. */
  hasEndedElsewhere: () => boolean
  /** True while the end of the session is being stored. Until then the last question stays on the screen. */
  isEnding: () => boolean
  /** Keeps the last question on the screen until the end of the session is stored, or half a second has passed. */
  showEndAfter: (stored: Promise<unknown>) => void
  subscribe: (subscriber: () => void) => () => void
  listen: (listener: SessionListener) => () => void
  /** Starts the clock, and returns a function that stops it and saves the time so far. */
  runClock: () => () => void
  report: (event: ReportedEvent) => void
  start: () => void
  /**
   * Resumes the stored draft or starts a session, and adds an answer that was chosen before hydration. `startedAt` is
   * earlier than now if the question could be read before the script.
   */
  resumeOrStart: (earlyAnswer: Answer, startedAt?: Instant) => void
  /** Restores the session that was finished before a reload. Returns whether there is one. */
  restoreFinished: () => boolean
}>

/** How often the time on the clock is saved while nothing else happens, in milliseconds. */
const saveInterval = 5000

/** How long a session that has ended waits for the database, in milliseconds. */
const maxEndDelay = 500

export function createSessionStore(set: QuestionSet, drafts: DraftStorage): SessionStore {
  let session: Session | null = null
  let wasEndedElsewhere = false
  let isEnding = false
  /** True if the last save succeeded. If not, the stored draft is out of date and must be ignored. */
  let isDraftSaved = false
  /** True from an event until its deferred save. */
  let isSavePending = false
  /** True after pagehide. The back/forward cache may restore the page; the time until then does not count. */
  let hasLeftPage = false
  /** False while there is no question to read, for instance while the questions load. */
  let isClockRunning = false
  let timeLimitTimer: ReturnType<typeof setTimeout> | undefined
  let listener: SessionListener | null = null
  const subscribers = new Set<() => void>()

  const callSubscribers = (): void => {
    // While a page is being left, Firefox loses the messages that React posts to itself, and React then waits for
    // them forever. So subscribers are not called then.
    if (!hasLeftPage) for (const subscriber of subscribers) subscriber()
  }
  const setSession = (next: Session | null): void => {
    session = next
    wasEndedElsewhere = next === null
    scheduleTimeLimit()
    callSubscribers()
  }
  const save = (): void => {
    isSavePending = false
    if (session?.finishedAt === null) isDraftSaved = drafts.save(session)
  }
  const setAndSave = (next: Session): void => {
    setSession(next)
    save()
  }
  const report = (event: ReportedEvent): void => {
    const before = session
    if (before === null) return
    const after = sessionReducer(before, { ...event, at: Date.now() })
    // No module ends while the page is left: it resumes from the last saved moment when the learner returns.
    const isEnd = after.finishedAt !== null || isBetweenModules(after)
    if (after === before || (hasLeftPage && isEnd)) return
    setSession(after)
    isSavePending = true
    // A checked answer is in the log at once, so the draft must not be behind it.
    if (event.type === 'seen' || event.type === 'checked') save()
    else deferAfterPaint(save)
    if (event.type !== 'seen' || isEnd) listener?.onEvent(before, after)
  }

  /** False if our last save failed or if storage can no longer be read: then the session in memory is newer. */
  const isStorageReliable = (): boolean => isDraftSaved && drafts.isReadable()

  /** Takes over what another tab has stored, or what happened while the page was in the back/forward cache. */
  const syncWithStorage = (isPageRestored: boolean): void => {
    if (isPageRestored) hasLeftPage = false
    if (session?.finishedAt !== null) callSubscribers()
    if (hasLeftPage || session?.finishedAt !== null) return
    const draft = isStorageReliable() ? drafts.read() : session
    const isDraftBehind = isSavePending && draft?.id === session.id
    const latest = isDraftBehind ? session : draft
    if (latest && isPageRestored && isClockRunning)
      setAndSave(sessionReducer(latest, { type: 'resumed', at: Date.now() }))
    else setSession(latest)
    if (!latest) listener?.onEndedElsewhere()
  }
  const saveTime = (): void => {
    const draft = drafts.read()
    const isDraftFromOtherTab =
      draft?.id !== session?.id || (draft?.clock.seen ?? 0) > (session?.clock.seen ?? 0)
    if (isStorageReliable() && isDraftFromOtherTab) syncWithStorage(false)
    else report({ type: 'seen' })
  }
  const saveTimeUnlessLeft = (): void => {
    if (!hasLeftPage) saveTime()
  }
  const onPageHide = (): void => {
    hasLeftPage = true
    saveTime()
  }
  const scheduleTimeLimit = (): void => {
    clearTimeout(timeLimitTimer)
    const deadline = session && !isBetweenModules(session) ? deadlineOf(session) : null
    if (isClockRunning && session?.finishedAt === null && deadline !== null)
      timeLimitTimer = setTimeout(saveTimeUnlessLeft, deadline - elapsed(session, Date.now()))
  }

  return {
    get: () => session,
    hasEndedElsewhere: () => wasEndedElsewhere,
    isEnding: () => isEnding,
    showEndAfter: (stored) => {
      const setEnding = (value: boolean): void => {
        isEnding = value
        callSubscribers()
      }
      setEnding(true)
      void Promise.race([stored, pause(maxEndDelay)]).then(() => setEnding(false))
    },
    subscribe: (subscriber) => {
      subscribers.add(subscriber)
      return () => subscribers.delete(subscriber)
    },
    listen: (newListener) => {
      listener = newListener
      // Other tabs may change, finish or erase the draft, also while this page is in the back/forward cache.
      const stop = drafts.onChange(syncWithStorage)
      return () => {
        stop()
        listener = null
      }
    },
    runClock: () => {
      isClockRunning = true
      scheduleTimeLimit()
      // The page can be closed or killed at any moment, so the draft needs a recent time.
      const timer = setInterval(() => {
        // With several windows visible, only the focused one saves: the others may hold an older session.
        if (document.hasFocus()) saveTimeUnlessLeft()
      }, saveInterval)
      addEventListener('pagehide', onPageHide)
      document.addEventListener('visibilitychange', saveTimeUnlessLeft)
      return () => {
        saveTimeUnlessLeft()
        isClockRunning = false
        clearTimeout(timeLimitTimer)
        clearInterval(timer)
        removeEventListener('pagehide', onPageHide)
        document.removeEventListener('visibilitychange', saveTimeUnlessLeft)
      }
    },
    report,
    start: () => {
      drafts.quarantineStale()
      setAndSave(startSession(set, newId(), Date.now()))
    },
    resumeOrStart: (earlyAnswer, startedAt) => {
      const at = Date.now()
      const unfinished = session?.finishedAt === null ? session : drafts.read()
      if (!unfinished) drafts.quarantineStale()
      const next = unfinished
        ? sessionReducer(unfinished, { type: 'resumed', at })
        : startSession(set, newId(), startedAt ?? at)
      // The page is built with the first question, so an early answer can only belong to that one.
      const hasEarlyAnswer = earlyAnswer.length > 0 && currentId(next) === set.questionIds[0]
      setAndSave(hasEarlyAnswer ? sessionReducer(next, { type: 'answered', answer: earlyAnswer, at }) : next)
    },
    restoreFinished: () => {
      const finished = drafts.readFinished()
      if (finished) setSession(finished)
      return finished !== null
    },
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
