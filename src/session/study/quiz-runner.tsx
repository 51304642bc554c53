import { Grid3x3 } from 'lucide'
import { useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react'
import { noAnswer, type Question, type QuestionId } from '../../domain/questions/question.ts'
import { currentId, isChecked, isLast, progressPercent, type Session } from '../../domain/session/session.ts'
import { missing } from '../../domain/questions/kinds/kinds.ts'
import { AnswerField } from '../../renderer/answer/answer-field.tsx'
import { focusMissingPart } from '../../renderer/answer/missing-part.tsx'
import { Explanation } from '../../renderer/explanation.tsx'
import { SessionBody } from '../frame/session-body.tsx'
import { MarkButton } from '../frame/mark-button.tsx'
import { SessionHead } from '../frame/session-head.tsx'
import { useSessionKeys } from '../frame/use-session-keys.tsx'
import { QuestionList, UnansweredNotice } from './question-list.tsx'
import { QuizActions } from './quiz-actions.tsx'
import type { ReportedEvent } from '../run/session-store.ts'
import { Icon } from '../../ui/buttons/icon.tsx'
import styles from './quiz-runner.module.css'

type Props = Readonly<{
  title: string
  /** Null until the session has started in the browser. The first question is rendered at build time. */
  session: Session | null
  total: number
  question: Question
  /** The questions that are loaded so far. */
  questions: readonly Question[]
  /** The fragment of the page that the quiz was started from. */
  leaveHref?: string
  finishLabel?: string
  /** Tells the verdict. It belongs to its question, so it goes away with it. */
  toast?: ReactNode
  onReport: (event: ReportedEvent) => void
}>

export function QuizRunner(props: Props): ReactNode {
  const { title, session, total, question, questions, leaveHref = '#', toast, onReport } = props
  const { finishLabel = 'Complete Quiz' } = props
  const [isListOpen, setIsListOpen] = useState(false)
  const index = session?.index ?? 0
  const answer = session?.answers[question.id] ?? noAnswer
  const missingPart = missing(question, answer)
  const isRevealed = session !== null && isChecked(session, question.id)
  const heading = useHeadingFocus(session ? `${session.id} ${currentId(session)}` : null, question.id)

  const report = (event: ReportedEvent): void => {
    // A dialog that is still loading must not open after the learner has moved on.
    setIsListOpen(false)
    keys.closeList()
    onReport(event)
  }
  const check = (): void => {
    if (missingPart === null) report({ type: 'checked' })
    else focusMissingPart()
  }
  const proceed = isRevealed ? (): void => report({ type: 'advanced' }) : check
  const keys = useSessionKeys({ isReady: session !== null, proceed })

  return (
    <div className={styles['runner']}>
      <SessionHead
        title={title}
        heading={`Question ${index + 1} of ${total}`}
        headingRef={heading}
        session={session}
        percent={session ? progressPercent(session) : 100 / total}
        leaveHref={leaveHref}
      >
        <button
          className="icon-button no-print"
          type="button"
          disabled={session === null}
          onClick={() => setIsListOpen(true)}
        >
          <Icon shape={Grid3x3} />
          <span className={styles['word']}>All questions</span>
        </button>
        {keys.button}
      </SessionHead>
      {session && (
        <QuestionList
          open={isListOpen}
          onClose={() => setIsListOpen(false)}
          session={session}
          questions={questions}
          onMove={(toIndex) => report({ type: 'moved', to: toIndex })}
        />
      )}
      <SessionBody
        question={question}
        answer={answer}
        revealed={isRevealed}
        explanation={
          <RevealedExplanation
            key={`explanation ${question.id}`}
            question={question}
            isRevealed={isRevealed}
          />
        }
      >
        <AnswerField
          key={question.id}
          question={question}
          answer={answer}
          revealed={isRevealed}
          onAnswer={(newAnswer) => report({ type: 'answered', answer: newAnswer })}
        />
        <MarkButton question={question.id} isReady={session !== null} />
      </SessionBody>
      {session && <UnansweredNotice session={session} onShow={() => setIsListOpen(true)} />}
      <QuizActions
        hasStarted={session !== null}
        isFirst={index === 0}
        isLast={session !== null && isLast(session)}
        finishLabel={finishLabel}
        question={question.id}
        hasAnswer={answer.length > 0}
        missing={missingPart}
        isRevealed={isRevealed}
        toast={toast}
        onPrevious={() => report({ type: 'moved', to: index - 1 })}
        onSkip={() => report({ type: 'skipped' })}
        onProceed={proceed}
      />
    </div>
  )
}

/**
 * The explanation, scrolled into view when it is revealed. The toast announces it together with the verdict: two live
 * regions might be announced in either order.
 */
function RevealedExplanation({
  question,
  isRevealed,
}: {
  question: Question
  isRevealed: boolean
}): ReactNode {
  const [wasRevealed] = useState(isRevealed)
  // The explanation can be long, so it renders after the verdict is painted.
  const isShown = useDeferredValue(isRevealed)
  // Sets the browser's focus. This comes before the announcement, because moving the focus would interrupt it.
  useEffect(() => {
    if (isRevealed && !wasRevealed) moveFocusFromLockedChoice()
  }, [isRevealed, wasRevealed])
  // Changes the scroll position.
  useEffect(() => {
    if (!isShown || wasRevealed) return
    document.querySelector('[data-explanation] h3')?.scrollIntoView({ block: 'nearest' })
  }, [isShown, wasRevealed])
  return isShown && <Explanation question={question} />
}

/** Moves the focus from a choice that is now locked to the main button. */
function moveFocusFromLockedChoice(): void {
  const proceed = document.querySelector('[data-next-button]')
  // Firefox leaves the focus on the disabled element, where key events are lost. Other browsers move it to the body.
  if (document.activeElement?.matches('body, :disabled') && proceed instanceof HTMLElement)
    proceed.focus({ preventScroll: true })
}

/**
 * Focuses the heading when a new question appears, so that screen readers start there. A learner who had chosen an
 * answer before hydration gets the focus back on that choice instead.
 *
 * @param sessionQuestion changes with each session and question; null before the session has started
 */
function useHeadingFocus(
  sessionQuestion: string | null,
  question: QuestionId,
): React.RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const earlyChoice = useRef<HTMLElement>(null)
  // Sets the browser's focus and scroll position.
  useEffect(() => {
    const previousEarlyChoice = earlyChoice.current
    earlyChoice.current =
      sessionQuestion === null ? document.querySelector('[data-choices] :is(:checked, :focus)') : null
    if (sessionQuestion === null) return
    const hasEarlyChoice = previousEarlyChoice?.isConnected === true
    if (!hasEarlyChoice) scrollTo({ top: 0, behavior: 'instant' })
    const target = hasEarlyChoice ? previousEarlyChoice : heading.current
    const focusTarget = (): void => target?.focus({ preventScroll: !hasEarlyChoice })
    focusTarget()
    // A page that has just opened at #quiz jumps there in the next frame and loses the focus, so it is set again.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusTarget()
    })
    return () => cancelAnimationFrame(frame)
  }, [sessionQuestion, question])
  return heading
}
