import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { noAnswer, type Answer, type Question } from '../../domain/questions/question.ts'
import { outcomeOf } from '../../domain/quiz/finish.ts'
import { currentId, isChecked, type Quiz, type Sittable } from '../../domain/quiz/quiz.ts'
import { earlyAnswer } from '../../renderer/early-answer.ts'
import { dropDraft, readDraft } from '../../storage/quiz-draft.ts'
import { useOneTap } from '../../ui/one-tap.ts'
import type { ToastMessage } from '../../ui/toast.tsx'
import { logAnswer } from './keep-outcome.ts'
import { enterPhase, replacePhase, usePhase, usePhaseTitle, type Phase } from './phase.ts'
import { createSitting, type Report } from './sitting.ts'
import { useDraft } from './use-draft.ts'
import { useIntroFocus } from './use-intro-focus.ts'
import type { LoadedQuestions } from './use-questions.ts'
import { verdictToast } from './verdict-toast.ts'

type Given = Readonly<{
  set: Sittable
  questions: LoadedQuestions
  /** Shows a short message. */
  show: (message: ToastMessage) => void
  /** What is to be done before a quiz is taken up. */
  onTakeUp?: () => void
  /** What becomes of a quiz that has just been finished. */
  onFinished: (quiz: Quiz, questions: readonly Question[]) => void
}>

/** A set on its page, in step with the address, with what is kept of it, and with the log of answers. */
export type Session = Readonly<{
  phase: Phase | 'static'
  /** The quiz being sat on this page. */
  running: Quiz | null
  /** The quiz that was finished here. */
  finished: Quiz | null
  /** The quiz that was left half-way, where one can be resumed. */
  draft: Quiz | null
  /** The question to be answered now, as soon as it is there. */
  current: Question | undefined
  /** The questions of the set that are there. */
  all: readonly Question[]
  isLoaded: boolean
  /** Whether the quiz that was here has been finished or erased elsewhere, and none has been begun since. */
  isGone: boolean
  report: (event: Report) => void
  startAfresh: () => void
  tryAgain: () => void
}>

export function useSession({ set, questions, show, onTakeUp, onFinished }: Given): Session {
  const phase = usePhase()
  usePhaseTitle(phase)
  useOneTap()
  useIntroFocus(phase)
  const [sitting] = useState(() => createSitting(set))
  const quiz = useSyncExternalStore<Quiz | null>(sitting.subscribe, sitting.get, () => null)
  const isGone = useSyncExternalStore(sitting.subscribe, sitting.isGone, () => false)
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
  useEffect(() => void (early.current = earlyAnswer(first)), [first])

  const onEvent = useEffectEvent((before: Quiz, after: Quiz) => {
    const isOver = after.finishedAt !== null
    for (const question of all) {
      if (isChecked(before, question.id) || !isChecked(after, question.id)) continue
      // Time that runs out checks what is chosen, though it be half an answer.
      if (outcomeOf(after, question) === 'skipped') continue
      const right = logAnswer(after, question, new Date(after.finishedAt ?? Date.now()))
      if (!isOver) show(verdictToast(question, right))
    }
    if (!isOver) return
    replacePhase('results')
    onFinished(after, all)
  })
  const onGone = useEffectEvent(() => {
    if (phase === 'running') replacePhase('intro')
  })
  // The sitting is outside React, and so are other tabs.
  useEffect(
    () => sitting.follow({ onEvent: (before, after) => onEvent(before, after), onGone: () => onGone() }),
    [sitting],
  )
  // The clock on the wall is outside React. It must not run before there is something to read.
  useEffect(() => (isAttended ? sitting.attend() : undefined), [sitting, isAttended])

  const onPhase = useEffectEvent(() => {
    if (isReadable) {
      onTakeUp?.()
      sitting.takeUp(early.current)
      early.current = noAnswer
    }
    if (phase !== 'results') return
    // What a browser puts back into the page is not an answer to a quiz begun after it.
    early.current = noAnswer
    if (!quiz?.finishedAt && !sitting.recall()) replacePhase('intro')
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
    isGone,
    report: sitting.report,
    startAfresh: () => {
      dropDraft(set)
      sitting.begin()
      enterPhase('running')
    },
    tryAgain: () => {
      // One that waits, begun since or in another tab, is not given up unasked: the intro offers it.
      const waiting = readDraft(set)
      if (waiting && waiting.sitting !== quiz?.sitting) {
        replacePhase('intro')
        return
      }
      sitting.begin()
      replacePhase('running')
    },
  }
}
