import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { noAnswer, type Answer, type Question } from '../../../domain/questions/question.ts'
import { outcomeOf } from '../../../domain/session/outcomes.ts'
import { currentId, isChecked, type Session, type QuestionSet } from '../../../domain/session/session.ts'
import { answerBeforeHydration } from '../../../renderer/answer/answer-before-hydration.ts'
import { dropDraft, readDraft } from '../../../storage/drafts/session-drafts.ts'
import { useIgnoreDoubleTap } from '../../../ui/buttons/ignore-double-tap.ts'
import type { ToastMessage } from '../../../ui/messages/toast.tsx'
import { logAnswer } from './save-quiz-result.ts'
import { pushView, replaceView, useQuizView, useViewTitle, type QuizView } from './route-state.ts'
import { createQuizSession, type ReportedEvent } from './quiz-session.ts'
import { useDraft } from './use-draft.ts'
import { useIntroFocus } from './use-intro-focus.ts'
import type { LoadedQuestions } from './use-questions.ts'
import { verdictToast } from './verdict-toast.ts'

type QuizControllerOptions = Readonly<{
  set: QuestionSet
  questions: LoadedQuestions
  /** Shows a short message. */
  show: (message: ToastMessage) => void
  /** What is to be done before a quiz is taken up. */
  onTakeUp?: () => void
  /** What becomes of a quiz that has just been finished. */
  onFinished: (quiz: Session, questions: readonly Question[]) => void
}>

/** A set on its page, in step with the address, with what is kept of it, and with the log of answers. */
export type QuizController = Readonly<{
  phase: QuizView | 'static'
  /** The quiz being sat on this page. */
  running: Session | null
  /** The quiz that was finished here. */
  finished: Session | null
  /** The quiz that was left half-way, where one can be resumed. */
  draft: Session | null
  /** The question to be answered now, as soon as it is there. */
  current: Question | undefined
  /** The questions of the set that are there. */
  all: readonly Question[]
  isLoaded: boolean
  /** Whether the quiz that was here has been finished or erased elsewhere, and none has been begun since. */
  hasEndedElsewhere: boolean
  report: (event: ReportedEvent) => void
  startOver: () => void
  tryAgain: () => void
}>

export function useQuizController({
  set,
  questions,
  show,
  onTakeUp,
  onFinished,
}: QuizControllerOptions): QuizController {
  const phase = useQuizView()
  useViewTitle(phase)
  useIgnoreDoubleTap()
  useIntroFocus(phase)
  const [sitting] = useState(() => createQuizSession(set))
  const quiz = useSyncExternalStore<Session | null>(sitting.subscribe, sitting.get, () => null)
  const hasEndedElsewhere = useSyncExternalStore(sitting.subscribe, sitting.hasEndedElsewhere, () => false)
  const running = quiz?.finishedAt === null ? quiz : null
  const draft = useDraft(set, phase === 'intro' || running === null)
  const begun = running ?? draft
  const [first = ''] = set.questionIds
  const current = questions.byId.get(begun ? currentId(begun) : first)
  const all = set.questionIds.flatMap((id) => questions.byId.get(id) ?? [])
  const isReadable = phase === 'running' && current !== undefined
  const isAttended = isReadable && running !== null

  const early = useRef<Answer>(noAnswer)
  // An answer given before the script arrived stands in the DOM only until React draws for the second time.
  useEffect(() => void (early.current = answerBeforeHydration(first)), [first])

  const onEvent = useEffectEvent((before: Session, after: Session) => {
    const isOver = after.finishedAt !== null
    for (const question of all) {
      if (isChecked(before, question.id) || !isChecked(after, question.id)) continue
      // Time that runs out checks what is chosen, though it be half an answer.
      if (outcomeOf(after, question) === 'skipped') continue
      const right = logAnswer(after, question, new Date(after.finishedAt ?? Date.now()))
      if (!isOver) show(verdictToast(question, right))
    }
    if (!isOver) return
    replaceView('results')
    onFinished(after, all)
  })
  const onGone = useEffectEvent(() => {
    if (phase === 'running') replaceView('intro')
  })
  // The sitting is outside React, and so are other tabs.
  useEffect(
    () =>
      sitting.listen({
        onEvent: (before, after) => onEvent(before, after),
        onEndedElsewhere: () => onGone(),
      }),
    [sitting],
  )
  // The clock on the wall is outside React. It must not run before there is something to read.
  useEffect(() => (isAttended ? sitting.runClock() : undefined), [sitting, isAttended])

  const onPhase = useEffectEvent(() => {
    if (isReadable) {
      onTakeUp?.()
      sitting.resumeOrStart(early.current)
      early.current = noAnswer
    }
    if (phase !== 'results') return
    // What a browser puts back into the page is not an answer to a quiz begun after it.
    early.current = noAnswer
    if (!quiz?.finishedAt && !sitting.restoreFinished()) replaceView('intro')
  })
  // The address is outside React: whoever comes to #quiz, by link, Back or reload, sits the quiz, once it is there.
  useEffect(() => onPhase(), [phase, isReadable])

  return {
    phase,
    running,
    finished: quiz !== running ? quiz : null,
    draft,
    current,
    all,
    isLoaded: all.length === set.questionIds.length,
    hasEndedElsewhere,
    report: sitting.report,
    startOver: () => {
      dropDraft(set)
      sitting.start()
      pushView('running')
    },
    tryAgain: () => {
      // One that waits, begun since or in another tab, is not given up unasked: the intro offers it.
      const waiting = readDraft(set)
      if (waiting && waiting.id !== quiz?.id) {
        replaceView('intro')
        return
      }
      sitting.start()
      replaceView('running')
    },
  }
}
