import { useState, type ReactNode } from 'react'
import { isRight, missing } from '../../../../domain/questions/kinds/kinds.ts'
import { noAnswer, type Answer, type QuestionId } from '../../../../domain/questions/question.ts'
import type { ReportedQuestion } from '../../../../domain/tests/test-report.ts'
import { focusMissingPart, MissingPart } from '../../../../renderer/answer/missing-part.tsx'
import { Explanation } from '../../../../renderer/explanation.tsx'
import { newId } from '../../../../storage/browser/new-id.ts'
import { appendAttempt } from '../../../../storage/logs/attempts.ts'
import { OneAtATime } from './one-at-a-time.tsx'

type Props = Readonly<{
  questions: readonly ReportedQuestion[]
  onEnd: () => void
}>

/** Questions of a finished test, solved again one by one, each with its explanation. Every answer is logged. */
export function SolveAgain({ questions, onEnd }: Props): ReactNode {
  const [index, setIndex] = useState(0)
  const [answers, setAnswers] = useState<Readonly<Record<QuestionId, Answer>>>({})
  const [checked, setChecked] = useState<readonly QuestionId[]>([])
  const [shownAt, setShownAt] = useState(() => Date.now())
  const reported = questions[index]
  if (!reported) return null
  const { question } = reported
  const answer = answers[question.id] ?? noAnswer
  const isRevealed = checked.includes(question.id)
  const isLast = index === questions.length - 1
  const open = missing(question, answer)
  const goTo = (next: number): void => {
    setIndex(next)
    setShownAt(Date.now())
  }
  const check = (): void => {
    if (open !== null) {
      focusMissingPart()
      return
    }
    setChecked([...checked, question.id])
    const now = Date.now()
    void appendAttempt({
      ...{ id: newId(), question: question.id, answer, right: isRight(question, answer) },
      seconds: Math.round((now - shownAt) / 1000),
      at: new Date(now).toISOString(),
      where: { kind: 'page' },
    })
  }
  const proceed = (): void => {
    if (!isRevealed) check()
    else if (isLast) onEnd()
    else goTo(index + 1)
  }
  return (
    <OneAtATime
      key={question.id}
      title="Solve again"
      index={index}
      count={questions.length}
      reported={reported}
      answer={answer}
      isRevealed={isRevealed}
      explanation={isRevealed && <Explanation question={question} level={2} />}
      action={isRevealed ? (isLast ? 'Back to the report' : 'Next') : 'Check Answer'}
      message={
        isRevealed ? (
          <p role="status">{isRight(question, answer) ? 'Correct.' : 'Incorrect.'}</p>
        ) : (
          <MissingPart question={question.id} text={open} />
        )
      }
      endLabel="Back to the report"
      onAnswer={(next) => setAnswers({ ...answers, [question.id]: next })}
      onBack={() => goTo(index - 1)}
      onAction={proceed}
      onEnd={onEnd}
    />
  )
}
