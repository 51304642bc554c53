import { ChevronLeft, Flag, ListChecks } from 'lucide'
import { useState, type ReactNode } from 'react'
import { isComplete, missing } from '../../domain/questions/kinds/kinds.ts'
import { noAnswer, type Answer, type Question } from '../../domain/questions/question.ts'
import { currentModule, isLast, progressPercent, type Session } from '../../domain/session/session.ts'
import { AnswerField } from '../../renderer/answer/answer-field.tsx'
import { MissingPart } from '../../renderer/answer/missing-part.tsx'
import { KeyboardHelp } from '../../renderer/keys/keyboard-help.tsx'
import { useQuestionKeys } from '../../renderer/keys/question-keys.ts'
import { QuestionStem } from '../../renderer/question-stem.tsx'
import { changeSettings, settingsStore } from '../../storage/settings/settings.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Icon } from '../../ui/buttons/icon.tsx'
import { ProgressBar } from '../../ui/charts/progress-bar.tsx'
import { useStore } from '../../ui/hooks/use-store.ts'
import type { ReportedEvent } from '../run/session-store.ts'
import { ExamHeader } from './exam-header.tsx'
import styles from './exam-runner.module.css'

type Props = Readonly<{
  title: string
  session: Session
  question: Question
  onReport: (event: ReportedEvent) => void
}>

/** One question in exam mode. Its answer can be changed, and nothing says whether it is right. */
export function ExamQuestion({ title, session, question, onReport }: Props): ReactNode {
  const settings = useStore(settingsStore)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const { index } = session
  const answer = session.answers[question.id] ?? noAnswer
  const isMarked = session.flagged.includes(question.id)
  const mark = (): void => onReport({ type: 'flagged', isFlagged: !isMarked })
  const review = (): void => onReport({ type: 'reviewed' })
  const proceed = isLast(session) ? review : (): void => onReport({ type: 'moved', to: index + 1 })
  useQuestionKeys(true, settings.keys, { proceed, help: () => setIsHelpOpen(true), mark })
  return (
    <div className={styles['runner']}>
      <ExamHeader
        title={title}
        heading={`Question ${index + 1} of ${currentModule(session).questionIds.length}`}
        session={session}
      >
        <button
          className={`icon-button ${styles['mark']}`}
          type="button"
          aria-pressed={isMarked}
          onClick={mark}
        >
          <Icon shape={Flag} />
          Mark for review
        </button>
      </ExamHeader>
      <span className="visually-hidden" role="status">
        {isMarked ? 'Marked for review' : ''}
      </span>
      <ProgressBar percent={progressPercent(session)} label="Questions reached" />
      <QuestionStem question={question} answer={answer} />
      <AnswerField
        question={question}
        answer={answer}
        revealed={false}
        onAnswer={(newAnswer) => onReport(answered(question, newAnswer))}
      />
      <MissingPart question={question.id} text={answer.length > 0 ? missing(question, answer) : null} />
      <div className={styles['actions']}>
        <Button
          look="quiet"
          disabled={index === 0}
          onClick={() => onReport({ type: 'moved', to: index - 1 })}
        >
          <Icon shape={ChevronLeft} />
          Back
        </Button>
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
      <KeyboardHelp
        open={isHelpOpen}
        onOpen={() => setIsHelpOpen(true)}
        onClose={() => setIsHelpOpen(false)}
        enabled={settings.keys}
        onToggle={(keys) => changeSettings({ keys })}
        mode="exam"
      />
    </div>
  )
}

function answered(question: Question, answer: Answer): ReportedEvent {
  const event = { type: 'answered', answer } as const
  return isComplete(question, answer) ? event : { ...event, isIncomplete: true }
}
