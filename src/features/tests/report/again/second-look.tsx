import { useState, type ReactNode } from 'react'
import { noAnswer } from '../../../../domain/questions/question.ts'
import type { Session } from '../../../../domain/session/session.ts'
import { secondAnswer, withSecondAnswer, type SecondLook } from '../../../../domain/tests/second-look.ts'
import type { ReportedQuestion } from '../../../../domain/tests/test-report.ts'
import { OneAtATime } from './one-at-a-time.tsx'

type Props = Readonly<{
  questions: readonly ReportedQuestion[]
  session: Session
  look: SecondLook
  onChange: (look: SecondLook) => void
  /** Leaves the look where it is. */
  onLeave: () => void
}>

/** The second look: the questions again, without a clock and without verdicts. The answers are stored as they are given. */
export function SecondLookRunner({ questions, session, look, onChange, onLeave }: Props): ReactNode {
  const [index, setIndex] = useState(0)
  const reported = questions[index]
  if (!reported) return null
  const { id } = reported.question
  const isLast = index === questions.length - 1
  return (
    <OneAtATime
      key={id}
      title="Second look, before the key"
      index={index}
      count={questions.length}
      reported={reported}
      answer={secondAnswer(look, id) ?? session.answers[id] ?? noAnswer}
      action={isLast ? 'Finish and compare' : 'Next'}
      endLabel="Save and leave"
      onAnswer={(answer) => onChange(withSecondAnswer(look, id, answer))}
      onBack={() => setIndex(index - 1)}
      onAction={() => {
        if (isLast) onChange({ ...look, isFinished: true })
        else setIndex(index + 1)
      }}
      onEnd={onLeave}
    />
  )
}
