import { ChevronLeft } from 'lucide'
import type { ReactNode } from 'react'
import type { Answer } from '../../../../domain/questions/question.ts'
import type { ReportedQuestion } from '../../../../domain/tests/test-report.ts'
import { AnswerField } from '../../../../renderer/answer/answer-field.tsx'
import { SessionBody } from '../../../../session/frame/session-body.tsx'
import { useSessionKeys } from '../../../../session/frame/use-session-keys.tsx'
import { useFocusedHeading } from '../../../../session/run/use-focused-heading.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Icon } from '../../../../ui/buttons/icon.tsx'
import styles from './one-at-a-time.module.css'

type Props = Readonly<{
  title: string
  /** From 0. */
  index: number
  count: number
  reported: ReportedQuestion
  answer: Answer
  isRevealed?: boolean
  explanation?: ReactNode
  /** The name of the main button. */
  action: string
  /** What stands beside the main button, such as what the answer still needs. */
  message?: ReactNode
  endLabel: string
  onAnswer: (answer: Answer) => void
  onBack: () => void
  onAction: () => void
  onEnd: () => void
}>

/** One question of a finished test, answered again. Draw it with the id of the question as its key. */
export function OneAtATime(props: Props): ReactNode {
  const { title, index, count, reported, answer, isRevealed = false, explanation, action, message } = props
  const { endLabel, onAnswer, onBack, onAction, onEnd } = props
  const { question, section, number } = reported
  const heading = useFocusedHeading()
  const keys = useSessionKeys({ isReady: true, proceed: onAction })
  return (
    <section className={styles['again']} aria-labelledby="again" data-section={question.section}>
      <div className={styles['head']}>
        <div>
          <p className={styles['title']}>{title}</p>
          <h1 id="again" ref={heading} tabIndex={-1}>{`Question ${index + 1} of ${count}`}</h1>
          <p className={styles['place']}>{`Section ${section}, question ${number}. No clock.`}</p>
        </div>
        {keys.button}
        <Button look="quiet" onClick={onEnd}>
          {endLabel}
        </Button>
      </div>
      <SessionBody question={question} answer={answer} revealed={isRevealed} explanation={explanation}>
        <AnswerField question={question} answer={answer} revealed={isRevealed} onAnswer={onAnswer} />
      </SessionBody>
      <div className={styles['actions']}>
        <Button look="quiet" disabled={index === 0} onClick={onBack}>
          <Icon shape={ChevronLeft} />
          Back
        </Button>
        <div className={styles['message']}>{message}</div>
        <Button onClick={onAction}>{action}</Button>
      </div>
    </section>
  )
}
