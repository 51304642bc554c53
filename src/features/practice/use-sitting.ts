import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { noAnswer, type Answer, type QuestionId } from '../../domain/questions/question.ts'
import { currentId, elapsed, startQuiz, type Quiz, type Sittable } from '../../domain/quiz/quiz.ts'
import { quizReducer, type QuizEvent } from '../../domain/quiz/quiz-reducer.ts'
import { earlyAnswer } from '../../renderer/early-answer.ts'
import { followKey } from '../../storage/follow.ts'
import { newId } from '../../storage/new-id.ts'
import { draftKey, keepDraft, makeWay, readDraft, readFinished } from '../../storage/quiz-draft.ts'
import { afterClick } from '../../ui/after-click.ts'
import { replacePhase } from './phase.ts'

/** An event as the screen reports it; the moment is added here. */
export type Report = DistributiveOmit<QuizEvent, 'at'>

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

/** The quiz being sat, kept at every step so that it outlives the page. */
export type Sitting = Readonly<{
  quiz: Quiz | null
  /** Reports what happened and returns the quiz after it. */
  report: (event: Report) => Quiz | null
  begin: () => void
  /** Takes up the kept quiz where it was left, or begins one, with an answer given before the script arrived. */
  takeUp: () => void
  /** Brings back the quiz that was finished before a reload, or else the intro. */
  recall: () => void
}>

/** How often a quiz nobody touches is kept, in milliseconds. */
const keepEvery = 5000

export function useSitting(
  set: Sittable,
  running: boolean,
  loaded: Readonly<{ has: (id: QuestionId) => boolean }>,
): Sitting {
  const [quiz, setQuiz] = useState<Quiz | null>(null)
  /** Whether time passes: not while there is nothing to read. */
  const isTimed = running && quiz !== null && loaded.has(currentId(quiz))
  const early = useRef<Answer>(noAnswer)
  /** Whether the browser took the last step. Where it did not, what it holds is no news. */
  const wasKept = useRef(false)
  /** What is to be kept, which may be further on than what is. */
  const latest = useRef<Quiz | null>(null)
  /** Whether the last step waits to be kept. */
  const isWaiting = useRef(false)
  /** Whether the page has been left and may be revived: the time until then does not count. */
  const isAway = useRef(false)
  const key = draftKey(set)
  const [first] = set.questionIds

  // An answer given before the script arrived stands in the DOM only until React draws for the second time.
  useEffect(() => {
    if (first !== undefined) early.current = earlyAnswer(first)
  }, [first])

  const show = (next: Quiz | null): void => {
    latest.current = next
    // Firefox loses what React posts itself while the page is left, and React, waiting for it, never draws again.
    if (!isAway.current) setQuiz(next)
  }
  const keep = (): void => {
    isWaiting.current = false
    if (latest.current?.finishedAt === null) wasKept.current = keepDraft(latest.current)
  }
  const settle = (next: Quiz): Quiz => {
    show(next)
    keep()
    return next
  }
  const report = (event: Report): Quiz | null => {
    if (quiz === null) return null
    const next = quizReducer(quiz, { ...event, at: Date.now() })
    if (event.type === 'seen') return settle(next)
    if (next === quiz) return quiz
    show(next)
    isWaiting.current = true
    afterClick(keep)
    return next
  }
  const begin = (): void => {
    makeWay(set)
    settle(startQuiz(set, newId(), Date.now()))
  }
  const takeUp = (): void => {
    const at = Date.now()
    const kept = quiz?.finishedAt === null ? quiz : readDraft(set)
    if (!kept) makeWay(set)
    const taken = kept ? quizReducer(kept, { type: 'resumed', at }) : startQuiz(set, newId(), at)
    const answer = currentId(taken) === first ? early.current : noAnswer
    early.current = noAnswer
    settle(answer.length === 0 ? taken : quizReducer(taken, { type: 'answered', answer, at }))
  }
  const recall = (): void => {
    const finished = readFinished(set)
    if (finished) show(finished)
    else replacePhase('intro')
  }

  const catchUp = useEffectEvent((isRevived: boolean) => {
    if (isRevived) isAway.current = false
    if (isAway.current || quiz?.finishedAt !== null) return
    const draft = wasKept.current ? readDraft(set) : latest.current
    const isOverdue = isWaiting.current && draft?.sitting === latest.current?.sitting
    const kept = isOverdue ? latest.current : draft
    if (kept && isRevived && isTimed) settle(quizReducer(kept, { type: 'resumed', at: Date.now() }))
    else show(kept)
    if (!kept && running) replacePhase('intro')
  })
  const markSeen = useEffectEvent(() => {
    const kept = readDraft(set)
    const isNews = kept?.sitting !== quiz?.sitting || (kept?.clock.seen ?? 0) > (quiz?.clock.seen ?? 0)
    if (wasKept.current && isNews) catchUp(false)
    else report({ type: 'seen' })
  })
  // Another tab may go on with the same quiz, finish or erase it, and Back may revive this page: the draft knows.
  useEffect(() => followKey(key, (isRevived) => catchUp(isRevived)), [key])

  const mark = useEffectEvent(() => {
    if (!isAway.current) markSeen()
  })
  const leave = useEffectEvent(() => {
    isAway.current = true
    markSeen()
  })

  // The page may be closed or killed at any time; the draft must know how far the clock had come.
  useEffect(() => {
    if (!isTimed) return
    const timer = setInterval(() => {
      if (!document.hidden) mark()
    }, keepEvery)
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', mark)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', mark)
    }
  }, [isTimed])

  // The end of the time is on the clock on the wall.
  useEffect(() => {
    if (!isTimed || quiz.limit === null) return
    const timer = setTimeout(() => mark(), quiz.limit - elapsed(quiz, Date.now()))
    return () => clearTimeout(timer)
  }, [isTimed, quiz])

  return { quiz, report, begin, takeUp, recall }
}
