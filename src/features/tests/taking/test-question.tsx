import { Flag } from 'lucide'
import type { ReactNode } from 'react'
import { isComplete, missing } from '../../../domain/questions/kinds/kinds.ts'
import { noAnswer, type Answer, type Question } from '../../../domain/questions/question.ts'
import { currentModule, isLast, type Session } from '../../../domain/session/session.ts'
import { isSectionPart } from '../../../domain/tests/test-part.ts'
import { AnswerField } from '../../../renderer/answer/answer-field.tsx'
import { MissingPart } from '../../../renderer/answer/missing-part.tsx'
import { SessionBody } from '../../../session/frame/session-body.tsx'
import { useCalculator } from '../../../session/exam/calculator/use-calculator.tsx'
import { useSessionKeys } from '../../../session/frame/use-session-keys.tsx'
import type { ReportedEvent } from '../../../session/run/session-store.ts'
import { useFocusedHeading } from '../../../session/run/use-focused-heading.ts'
import { Icon } from '../../../ui/buttons/icon.tsx'
import { HelpButton } from './frame/help-button.tsx'
import { LeavingButtons } from './frame/leaving-buttons.tsx'
import { TestBar } from './frame/test-bar.tsx'
import styles from './test-screens.module.css'

type Props = Readonly<{
  title: string
  section: string
  session: Session
  question: Question
  leaveHref: string
  onReport: (event: ReportedEvent) => void
  /** The learner has pressed Next on the last question. */
  onEnd: () => void
}>

/** One question of a test. Its answer may change until the section is left. */
export function TestQuestion({
  title,
  section,
  session,
  question,
  leaveHref,
  onReport,
  onEnd,
}: Props): ReactNode {
  const { index } = session
  const heading = useFocusedHeading()
  const module = currentModule(session)
  const answer = session.answers[question.id] ?? noAnswer
  const isMarked = session.flagged.includes(question.id)
  const mark = (): void => onReport({ type: 'flagged', isFlagged: !isMarked })
  const proceed = isLast(session) ? onEnd : (): void => onReport({ type: 'moved', to: index + 1 })
  const answerWith = (newAnswer: Answer): void => onReport(answered(question, newAnswer))
  const calculator = useCalculator(session, question, (text) => answerWith([text]))
  const keys = useSessionKeys({ isReady: true, mode: 'exam', proceed, mark })
  return (
    <div className={styles['screen']}>
      <TestBar
        title={title}
        section={section}
        place={`Question ${index + 1} of ${module.questionIds.length}`}
        headingRef={heading}
        session={session}
        leaving={<LeavingButtons leaveHref={leaveHref} onExit={() => onReport({ type: 'submitted' })} />}
        tools={
          <>
            {calculator?.button}
            <button type="button" aria-pressed={isMarked} onClick={mark}>
              <Icon shape={Flag} size={16} />
              Mark
            </button>
            <button type="button" onClick={() => onReport({ type: 'reviewed' })}>
              Review
            </button>
            {isSectionPart(module.id) && <HelpButton part={module.id} />}
            {keys.button}
          </>
        }
        moving={
          <>
            <button
              type="button"
              disabled={index === 0}
              onClick={() => onReport({ type: 'moved', to: index - 1 })}
            >
              Back
            </button>
            <button type="button" onClick={proceed}>
              Next
            </button>
          </>
        }
      />
      <span className="visually-hidden" role="status">
        {isMarked ? 'Marked for review' : ''}
      </span>
      <SessionBody question={question} answer={answer}>
        <AnswerField question={question} answer={answer} revealed={false} onAnswer={answerWith} />
        <div className={styles['missing']}>
          <MissingPart question={question.id} text={answer.length > 0 ? missing(question, answer) : null} />
        </div>
      </SessionBody>
      {calculator?.panel}
    </div>
  )
}

function answered(question: Question, answer: Answer): ReportedEvent {
  const event = { type: 'answered', answer } as const
  return isComplete(question, answer) ? event : { ...event, isIncomplete: true }
}
