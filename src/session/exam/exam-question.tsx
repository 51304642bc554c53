import { ChevronLeft, Flag, ListChecks } from 'lucide'
import type { ReactNode } from 'react'
import { isComplete, missing } from '../../domain/questions/kinds/kinds.ts'
import { noAnswer, type Answer, type Question } from '../../domain/questions/question.ts'
import { currentModule, isLast, progressPercent, type Session } from '../../domain/session/session.ts'
import { AnswerField } from '../../renderer/answer/answer-field.tsx'
import { MissingPart } from '../../renderer/answer/missing-part.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Icon } from '../../ui/buttons/icon.tsx'
import type { ReportedEvent } from '../run/session-store.ts'
import { SessionBody } from '../frame/session-body.tsx'
import { SessionHead } from '../frame/session-head.tsx'
import { useSessionKeys } from '../frame/use-session-keys.tsx'
import { useFocusedHeading } from '../run/use-focused-heading.ts'
import styles from './exam-runner.module.css'

type Props = Readonly<{
  title: string
  session: Session
  question: Question
  leaveHref: string
  onReport: (event: ReportedEvent) => void
}>

/** One question in exam mode. Its answer can be changed, and nothing says whether it is right. */
export function ExamQuestion({ title, session, question, leaveHref, onReport }: Props): ReactNode {
  const { index } = session
  const heading = useFocusedHeading()
  const answer = session.answers[question.id] ?? noAnswer
  const isMarked = session.flagged.includes(question.id)
  const mark = (): void => onReport({ type: 'flagged', isFlagged: !isMarked })
  const review = (): void => onReport({ type: 'reviewed' })
  const proceed = isLast(session) ? review : (): void => onReport({ type: 'moved', to: index + 1 })
  const keys = useSessionKeys({ isReady: true, mode: 'exam', proceed, mark })
  return (
    <div className={styles['runner']}>
      <SessionHead
        title={title}
        heading={`Question ${index + 1} of ${currentModule(session).questionIds.length}`}
        headingRef={heading}
        session={session}
        percent={progressPercent(session)}
        leaveHref={leaveHref}
      >
        <button
          className={`icon-button ${styles['mark']}`}
          type="button"
          aria-pressed={isMarked}
          onClick={mark}
        >
          <Icon shape={Flag} />
          <span className={styles['word']}>Mark for review</span>
        </button>
        {keys.button}
      </SessionHead>
      <span className="visually-hidden" role="status">
        {isMarked ? 'Marked for review' : ''}
      </span>
      <SessionBody question={question} answer={answer}>
        <AnswerField
          question={question}
          answer={answer}
          revealed={false}
          onAnswer={(newAnswer) => onReport(answered(question, newAnswer))}
        />
      </SessionBody>
      <div className={styles['actions']}>
        <Button
          look="quiet"
          disabled={index === 0}
          onClick={() => onReport({ type: 'moved', to: index - 1 })}
        >
          <Icon shape={ChevronLeft} />
          Back
        </Button>
        <div className={styles['message']}>
          <MissingPart question={question.id} text={answer.length > 0 ? missing(question, answer) : null} />
        </div>
        <div className={styles['forward']}>
          {!isLast(session) && (
            <Button look="quiet" onClick={review}>
              <Icon shape={ListChecks} />
              Review
            </Button>
          )}
          <Button onClick={proceed}>{isLast(session) ? 'Review' : 'Next'}</Button>
        </div>
      </div>
    </div>
  )
}

function answered(question: Question, answer: Answer): ReportedEvent {
  const event = { type: 'answered', answer } as const
  return isComplete(question, answer) ? event : { ...event, isIncomplete: true }
}
