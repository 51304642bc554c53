import { useEffect, useRef, useState, type ReactNode } from 'react'
import { noAnswer, type Answer, type Question } from '../../domain/questions/question.ts'
import { isRight, missing } from '../../domain/questions/kinds/kinds.ts'
import { isChecked } from '../../domain/session/session.ts'
import { AnswerField } from '../../renderer/answer/answer-field.tsx'
import { focusMissingPart, MissingPart, missingPartId } from '../../renderer/answer/missing-part.tsx'
import { Explanation } from '../../renderer/explanation.tsx'
import { KeyboardHelp } from '../../renderer/keys/keyboard-help.tsx'
import { useQuestionKeys } from '../../renderer/keys/question-keys.ts'
import { QuestionStem } from '../../renderer/question-stem.tsx'
import { loadDownloadBackup } from '../../storage/backup/load-backup-code.ts'
import { changeSettings, settingsStore } from '../../storage/settings/settings.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorBoundary } from '../../ui/messages/error-boundary.tsx'
import { useStore } from '../../ui/hooks/use-store.ts'
import styles from './question-practice.module.css'
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
  const settings = useStore(settingsStore)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const { isHydrated, wasAnswerOpen } = useHydrationState()
  const { session, report } = useQuestionSession(question)
  const answer = session?.answers[question.id] ?? noAnswer
  const isRevealed = session !== null && isChecked(session, question.id)
  const missingPart = missing(question, answer)
  const verdict = useRef<HTMLParagraphElement>(null)
  // Sets the browser's focus: the Check Answer button has disappeared, and screen readers announce the verdict.
  useEffect(() => verdict.current?.focus(), [isRevealed])

  // Both functions close the help, so that a dialog that is still loading does not open after the learner has moved on.
  const choose = (newAnswer: Answer): void => {
    setIsHelpOpen(false)
    report({ type: 'answered', answer: newAnswer })
  }
  const check = (): void => {
    if (missingPart !== null) focusMissingPart()
    if (missingPart !== null || isRevealed) return
    setIsHelpOpen(false)
    report({ type: 'checked' })
  }

  useQuestionKeys(isHydrated, settings.keys, {
    proceed: () => {
      if (!isRevealed) check()
      else if (next !== null) location.assign(next)
    },
    help: () => setIsHelpOpen(true),
  })

  return (
    <section className={styles['card']} aria-labelledby="question">
      <h1 id="question" className={styles['heading']}>
        Question {number} of {total}
      </h1>
      <QuestionStem question={question} answer={answer} revealed={isRevealed} />
      <AnswerField question={question} answer={answer} revealed={isRevealed} onAnswer={choose} />
      {isRevealed && (
        <>
          <p className={styles['verdict']} ref={verdict} tabIndex={-1}>
            {isRight(question, answer) ? 'Correct.' : 'Incorrect.'}
          </p>
          <Explanation question={question} level={2} />
        </>
      )}
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
        </div>
      )}
      {(!isHydrated || (wasAnswerOpen && !isRevealed)) && (
        <details className={styles['answer']} open={wasAnswerOpen} data-native-answer>
          <summary>Show the answer and explanation</summary>
          <Explanation question={question} level={2} />
        </details>
      )}
      <div className={styles['help']} data-hydrated={isHydrated}>
        <KeyboardHelp
          open={isHelpOpen}
          onOpen={() => setIsHelpOpen(true)}
          onClose={() => setIsHelpOpen(false)}
          enabled={settings.keys}
          onToggle={(keys) => changeSettings({ keys })}
        />
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
