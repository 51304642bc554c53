import { useEffect, useRef, useState, type ReactNode } from 'react'
import { noAnswer, type Answer, type Question } from '../../domain/questions/question.ts'
import { isComplete, isRight } from '../../domain/scoring/score-answer.ts'
import { AnswerField } from '../../renderer/answer/answer-field.tsx'
import { answerBeforeHydration } from '../../renderer/answer/answer-before-hydration.ts'
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
import { useTimeOnQuestion } from './use-time-on-question.ts'

type Props = Readonly<{
  question: Question
  number: number
  total: number
  /** Where the next question is, if there is one. */
  next: string | null
}>

/** The card of one question on a page of its own: choose, check, read why. */
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
  const [revealed, setRevealed] = useState(false)
  const [keysShown, setKeysShown] = useState(false)
  const { awake, peeking } = useHydrationState(question, setAnswer)
  const since = useTimeOnQuestion()
  const verdict = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone: the focus, which is the browser's, goes to the verdict, which is read out.
  useEffect(() => verdict.current?.focus(), [revealed])

  // Whoever goes on does not wait any more for a list that has not come.
  const choose = (chosen: Answer): void => {
    setKeysShown(false)
    setAnswer(chosen)
  }
  const check = (): void => {
    if (!isComplete(question, answer) || revealed) return
    setKeysShown(false)
    setRevealed(true)
    const now = Date.now()
    void appendAttempt({
      id: newId(),
      question: question.id,
      answer,
      right: isRight(question, answer),
      seconds: Math.max(0, Math.round((now - since.current) / 1000)),
      at: new Date(now).toISOString(),
      where: { kind: 'page' },
    })
  }

  useQuestionKeys(awake, settings.keys, {
    proceed: () => {
      if (!revealed) check()
      else if (next !== null) location.assign(next)
    },
    help: () => setKeysShown(true),
  })

  return (
    <section className={styles['card']} aria-labelledby="question">
      <h1 id="question" className={styles['heading']}>
        Question {number} of {total}
      </h1>
      <QuestionStem question={question} />
      <AnswerField question={question} answer={answer} revealed={revealed} onAnswer={choose} />
      {revealed && (
        <>
          <p className={styles['verdict']} ref={verdict} tabIndex={-1}>
            {isRight(question, answer) ? 'Correct.' : 'Incorrect.'}
          </p>
          <Explanation question={question} level={2} />
        </>
      )}
      {awake && !revealed && (
        <div className={styles['actions']}>
          <Button disabled={!isComplete(question, answer)} onClick={check}>
            Check Answer
          </Button>
        </div>
      )}
      {(!awake || (peeking && !revealed)) && (
        <details className={styles['answer']} open={peeking} data-native-answer>
          <summary>Show the answer and explanation</summary>
          <Explanation question={question} level={2} />
        </details>
      )}
      <div className={styles['help']} data-awake={awake}>
        <KeyboardHelp
          open={keysShown}
          onOpen={() => setKeysShown(true)}
          onClose={() => setKeysShown(false)}
          enabled={settings.keys}
          onToggle={(keys) => changeSettings({ keys })}
        />
      </div>
    </section>
  )
}

type HydrationState = Readonly<{
  /** Whether the script has taken over from the bare page. */
  awake: boolean
  /** Whether the answer had been opened before it did. */
  peeking: boolean
}>

/** Takes over what was done before the script had arrived: a choice made, an answer opened. */
function useHydrationState(question: Question, onEarlyAnswer: (answer: Answer) => void): HydrationState {
  const [awakening, setAwakening] = useState<HydrationState>({ awake: false, peeking: false })
  const takeOver = useRef(() => {
    const early = answerBeforeHydration(question.id)
    if (early.length > 0) onEarlyAnswer(early)
    const details = document.querySelector('[data-native-answer]')
    setAwakening({ awake: true, peeking: details?.hasAttribute('open') ?? false })
  })
  // What the page did by itself stands in the DOM, not in React.
  useEffect(() => takeOver.current(), [])
  return awakening
}
