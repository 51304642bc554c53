import { useEffect, useRef, useState, type ReactNode } from 'react'
import { noAnswer, type Answer, type Question } from '../../domain/questions/question.ts'
import { isRight, missing } from '../../domain/questions/kinds/kinds.ts'
import { isChecked as isCheckedIn } from '../../domain/session/session.ts'
import { AnswerField } from '../../renderer/answer/answer-field.tsx'
import { focusMissingPart, MissingPart, missingPartId } from '../../renderer/answer/missing-part.tsx'
import { Explanation } from '../../renderer/explanation.tsx'
import { loadDownloadBackup } from '../../storage/backup/load-backup-code.ts'
import { SessionBody } from '../../session/frame/session-body.tsx'
import { MarkButton } from '../../session/frame/mark-button.tsx'
import { useSessionKeys } from '../../session/frame/use-session-keys.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorBoundary } from '../../ui/messages/error-boundary.tsx'
import styles from './question-practice.module.css'
import { useLastAttempt } from './use-last-attempt.ts'
import { useQuestionSession } from './use-question-session.ts'

type Props = Readonly<{
  question: Question
  number: number
  total: number
  /** The path of the next question; null for the last one. */
  next: string | null
}>

/** One question on its own page: choose an answer, check it, read the explanation. */
export function QuestionPractice(props: Props): ReactNode {
  return (
    <ErrorBoundary loadExport={loadDownloadBackup}>
      <Practice {...props} />
    </ErrorBoundary>
  )
}

function Practice({ question, number, total, next }: Props): ReactNode {
  const { isHydrated, wasAnswerOpen } = useHydrationState()
  const { session, report } = useQuestionSession(question)
  const isChecked = session !== null && isCheckedIn(session, question.id)
  const lastAttempt = useLastAttempt(question.id)
  const [isLastShown, setIsLastShown] = useState(false)
  const shownAttempt = isLastShown && !isChecked ? lastAttempt : null
  const answer = shownAttempt?.answer ?? session?.answers[question.id] ?? noAnswer
  const isRevealed = isChecked || shownAttempt !== null
  const missingPart = missing(question, answer)
  const heading = useRef<HTMLHeadingElement>(null)
  const verdict = useRef<HTMLParagraphElement>(null)
  // Sets the browser's focus: the Check Answer button has disappeared, and screen readers announce the verdict.
  useEffect(() => verdict.current?.focus(), [isRevealed])

  // Both functions close the help, so that a dialog that is still loading does not open after the learner has moved on.
  const choose = (newAnswer: Answer): void => {
    keys.closeList()
    report({ type: 'answered', answer: newAnswer })
  }
  const check = (): void => {
    if (missingPart !== null) focusMissingPart()
    if (missingPart !== null || isRevealed) return
    keys.closeList()
    report({ type: 'checked' })
  }
  const answerAgain = (): void => {
    setIsLastShown(false)
    heading.current?.focus()
  }

  const keys = useSessionKeys({
    isReady: isHydrated,
    proceed: () => {
      if (!isRevealed) check()
      else if (next !== null) location.assign(next)
    },
  })

  return (
    <section aria-labelledby="question">
      <h1 id="question" ref={heading} tabIndex={-1} className={styles['heading']}>
        Question {number} of {total}
      </h1>
      <SessionBody
        question={question}
        answer={answer}
        revealed={isRevealed}
        explanation={
          isRevealed && (
            <>
              <p className={styles['verdict']} ref={verdict} tabIndex={-1}>
                {isRight(question, answer) ? 'Correct.' : 'Incorrect.'}
              </p>
              {shownAttempt && (
                <div className={styles['last']}>
                  <p>This is your last answer.</p>
                  <Button look="quiet" onClick={answerAgain}>
                    Answer it again
                  </Button>
                </div>
              )}
              <Explanation question={question} level={2} />
            </>
          )
        }
      >
        <AnswerField question={question} answer={answer} revealed={isRevealed} onAnswer={choose} />
        {isHydrated && !isRevealed && (
          <div className={styles['actions']}>
            <Button
              disabled={answer.length === 0}
              aria-disabled={missingPart !== null || undefined}
              aria-describedby={missingPart === null ? undefined : missingPartId}
              onClick={check}
            >
              Check Answer
            </Button>
            <MissingPart question={question.id} text={missingPart} />
            {lastAttempt && (
              <Button look="quiet" onClick={() => setIsLastShown(true)}>
                Show my last answer
              </Button>
            )}
          </div>
        )}
        {(!isHydrated || (wasAnswerOpen && !isRevealed)) && (
          <details className={styles['answer']} open={wasAnswerOpen} data-native-answer>
            <summary>Show the answer and explanation</summary>
            <Explanation question={question} level={2} />
          </details>
        )}
        <MarkButton question={question.id} isReady={isHydrated} />
      </SessionBody>
      <div className={styles['help']} data-hydrated={isHydrated}>
        {keys.button}
      </div>
    </section>
  )
}

type HydrationState = Readonly<{
  isHydrated: boolean
  /** Whether the learner had opened the answer before hydration. */
  wasAnswerOpen: boolean
}>

/** Takes over that the learner opened the solution before hydration. */
function useHydrationState(): HydrationState {
  const [state, setState] = useState<HydrationState>({ isHydrated: false, wasAnswerOpen: false })
  const readDom = useRef(() => {
    const details = document.querySelector('[data-native-answer]')
    setState({ isHydrated: true, wasAnswerOpen: details?.hasAttribute('open') ?? false })
  })
  // Reads the DOM, which is the only place where this state exists before hydration.
  useEffect(() => readDom.current(), [])
  return state
}
