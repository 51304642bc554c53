import { useEffect, useRef, useState, type ReactNode } from 'react'
import { noAnswer, type Answer, type Question } from '../../domain/questions/question.ts'
import { isRight, missing } from '../../domain/questions/kinds/kinds.ts'
import { AnswerField } from '../../renderer/answer/answer-field.tsx'
import { answerBeforeHydration } from '../../renderer/answer/answer-before-hydration.ts'
import { focusMissingPart, MissingPart, missingPartId } from '../../renderer/answer/missing-part.tsx'
import { Explanation } from '../../renderer/explanation.tsx'
import { KeyboardHelp } from '../../renderer/keys/keyboard-help.tsx'
import { useQuestionKeys } from '../../renderer/keys/question-keys.ts'
import { QuestionStem } from '../../renderer/question-stem.tsx'
import { appendAttempt } from '../../storage/logs/attempts.ts'
import { loadDownloadBackup } from '../../storage/backup/load-backup-code.ts'
import { newId } from '../../storage/browser/new-id.ts'
import { changeSettings, settingsStore } from '../../storage/settings/settings.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorBoundary } from '../../ui/messages/error-boundary.tsx'
import { useStore } from '../../ui/hooks/use-store.ts'
import styles from './question-practice.module.css'
import { useQuestionShownAt } from './use-question-shown-at.ts'

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
  const [answer, setAnswer] = useState(noAnswer)
  const [isRevealed, setIsRevealed] = useState(false)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const { isHydrated, wasAnswerOpen } = useHydrationState(question, setAnswer)
  const shownAt = useQuestionShownAt()
  const missingPart = missing(question, answer)
  const verdict = useRef<HTMLParagraphElement>(null)
  // Sets the browser's focus: the Check Answer button has disappeared, and screen readers announce the verdict.
  useEffect(() => verdict.current?.focus(), [isRevealed])

  // Both functions close the help, so that a dialog that is still loading does not open after the learner has moved on.
  const choose = (newAnswer: Answer): void => {
    setIsHelpOpen(false)
    setAnswer(newAnswer)
  }
  const check = (): void => {
    if (missingPart !== null) focusMissingPart()
    if (missingPart !== null || isRevealed) return
    setIsHelpOpen(false)
    setIsRevealed(true)
    const now = Date.now()
    void appendAttempt({
      id: newId(),
      question: question.id,
      answer,
      right: isRight(question, answer),
      seconds: Math.max(0, Math.round((now - shownAt.current) / 1000)),
      at: new Date(now).toISOString(),
      where: { kind: 'page' },
    })
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
      <QuestionStem question={question} />
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

/** Takes over what the learner did before hydration: a chosen answer, or the opened solution. */
function useHydrationState(question: Question, onEarlyAnswer: (answer: Answer) => void): HydrationState {
  const [state, setState] = useState<HydrationState>({ isHydrated: false, wasAnswerOpen: false })
  const readDom = useRef(() => {
    const earlyAnswer = answerBeforeHydration(question.id)
    if (earlyAnswer.length > 0) onEarlyAnswer(earlyAnswer)
    const details = document.querySelector('[data-native-answer]')
    setState({ isHydrated: true, wasAnswerOpen: details?.hasAttribute('open') ?? false })
  })
  // Reads the DOM, which is the only place where this state exists before hydration.
  useEffect(() => readDom.current(), [])
  return state
}
