import type { Answer } from '../../../domain/questions/question.ts'
import {
  currentId,
  elapsed,
  startSession,
  type Session,
  type QuestionSet,
} from '../../../domain/session/session.ts'
import { sessionReducer, type SessionEvent } from '../../../domain/session/session-reducer.ts'
import { onStorageChange } from '../../../storage/browser/on-storage-change.ts'
import { readItem } from '../../../storage/browser/safe-local-storage.ts'
import { newId } from '../../../storage/browser/new-id.ts'
import {
  draftKey,
  saveDraft,
  quarantineStaleDraft,
  readDraft,
  readFinished,
} from '../../../storage/drafts/session-drafts.ts'
import { deferAfterPaint } from '../../../ui/buttons/defer-after-paint.ts'

/** An event as the screen reports it; the moment is added here. */
export type ReportedEvent = DistributiveOmit<SessionEvent, 'at'>

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

/** What a page wants to hear of its sitting, besides that there is something new to draw. */
export type SessionListener = Readonly<{
  /** An event of this page has changed the quiz. That time went by is none, unless it ends the quiz. */
  onEvent: (before: Session, after: Session) => void
  /** There is no such quiz any more: another tab has finished or erased it. */
  onEndedElsewhere: () => void
}>

/** A set being sat on this page, outside React: how it stands, and what keeps it so that it outlives the page. */
export type QuizSession = Readonly<{
  /** The quiz as it stands; null until one has been taken up or recalled. */
  get: () => Session | null
  /** Whether the quiz that was here has been finished or erased elsewhere, and none has been begun since. */
  hasEndedElsewhere: () => boolean
  subscribe: (watcher: () => void) => () => void
  listen: (follower: SessionListener) => () => void
  /** Lets time pass until it is called off: there is something to read. The time up to then is kept. */
  runClock: () => () => void
  report: (event: ReportedEvent) => void
  start: () => void
  /** Takes up the kept quiz where it was left, or begins one, with an answer given before the script arrived. */
  resumeOrStart: (early: Answer) => void
  /** Brings back the quiz that was finished before a reload. Says whether there is one. */
  restoreFinished: () => boolean
}>

/** How often a quiz nobody touches is kept, in milliseconds. */
const saveInterval = 5000

export function createQuizSession(set: QuestionSet): QuizSession {
  let quiz: Session | null = null
  let isGone = false
  /** Whether the browser took the last event. Where it did not, what it holds is no news. */
  let wasKept = false
  /** Whether the last event waits to be kept. */
  let isWaiting = false
  /** Whether the page has been left and may be revived: the time until then does not count. */
  let isAway = false
  /** Whether time passes: not while there is nothing to read. */
  let isAttended = false
  let ending: ReturnType<typeof setTimeout> | undefined
  let follower: SessionListener | null = null
  const watchers = new Set<() => void>()

  const show = (next: Session | null): void => {
    quiz = next
    isGone = next === null
    awaitEnd()
    // Firefox loses what React posts itself while the page is left, and React, waiting for it, never draws again.
    if (!isAway) for (const watcher of watchers) watcher()
  }
  const keep = (): void => {
    isWaiting = false
    if (quiz?.finishedAt === null) wasKept = saveDraft(quiz)
  }
  const settle = (next: Session): void => {
    show(next)
    keep()
  }
  const report = (event: ReportedEvent): void => {
    const before = quiz
    if (before === null) return
    const after = sessionReducer(before, { ...event, at: Date.now() })
    // While the page is left nothing ends: whoever comes back goes on from the last moment kept.
    if (after === before || (isAway && after.finishedAt !== null)) return
    show(after)
    isWaiting = true
    if (event.type === 'seen') keep()
    else deferAfterPaint(keep)
    if (event.type !== 'seen' || after.finishedAt !== null) follower?.onEvent(before, after)
  }

  /** Whether what the browser holds is news: not where it took nothing, nor where it lets us look no more. */
  const isTold = (): boolean => wasKept && !readItem(draftKey(set)).refused

  const catchUp = (isRevived: boolean): void => {
    if (isRevived) isAway = false
    if (isAway || quiz?.finishedAt !== null) return
    const draft = isTold() ? readDraft(set) : quiz
    const isOverdue = isWaiting && draft?.id === quiz.id
    const kept = isOverdue ? quiz : draft
    if (kept && isRevived && isAttended) settle(sessionReducer(kept, { type: 'resumed', at: Date.now() }))
    else show(kept)
    if (!kept) follower?.onEndedElsewhere()
  }
  const markSeen = (): void => {
    const kept = readDraft(set)
    const isNews = kept?.id !== quiz?.id || (kept?.clock.seen ?? 0) > (quiz?.clock.seen ?? 0)
    if (isTold() && isNews) catchUp(false)
    else report({ type: 'seen' })
  }
  const mark = (): void => {
    if (!isAway) markSeen()
  }
  const leave = (): void => {
    isAway = true
    markSeen()
  }
  /** The end of the time is on the clock on the wall. */
  const awaitEnd = (): void => {
    clearTimeout(ending)
    if (isAttended && quiz?.finishedAt === null && quiz.limit !== null)
      ending = setTimeout(mark, quiz.limit - elapsed(quiz, Date.now()))
  }

  return {
    get: () => quiz,
    hasEndedElsewhere: () => isGone,
    subscribe: (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    listen: (next) => {
      follower = next
      // Another tab may go on with the same quiz, finish or erase it, and Back may revive this page: the draft knows.
      const stop = onStorageChange(draftKey(set), catchUp)
      return () => {
        stop()
        follower = null
      }
    },
    runClock: () => {
      isAttended = true
      awaitEnd()
      // The page may be closed or killed at any time; the draft must know how far the clock had come.
      const timer = setInterval(() => {
        // Of several windows on view only one has the focus; what it has done the others may not have heard yet.
        if (document.hasFocus()) mark()
      }, saveInterval)
      addEventListener('pagehide', leave)
      document.addEventListener('visibilitychange', mark)
      return () => {
        mark()
        isAttended = false
        clearTimeout(ending)
        clearInterval(timer)
        removeEventListener('pagehide', leave)
        document.removeEventListener('visibilitychange', mark)
      }
    },
    report,
    start: () => {
      quarantineStaleDraft(set)
      settle(startSession(set, newId(), Date.now()))
    },
    resumeOrStart: (early) => {
      const at = Date.now()
      const kept = quiz?.finishedAt === null ? quiz : readDraft(set)
      if (!kept) quarantineStaleDraft(set)
      const taken = kept ? sessionReducer(kept, { type: 'resumed', at }) : startSession(set, newId(), at)
      const isForIt = early.length > 0 && currentId(taken) === set.questionIds[0]
      settle(isForIt ? sessionReducer(taken, { type: 'answered', answer: early, at }) : taken)
    },
    restoreFinished: () => {
      const finished = readFinished(set)
      if (finished) show(finished)
      return finished !== null
    },
  }
}
