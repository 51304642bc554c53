import type { ReactNode } from 'react'
import type { Question } from '../../domain/questions/question.ts'
import type { Session } from '../../domain/session/session.ts'
import type { ReportedEvent } from '../run/session-store.ts'
import { ExamQuestion } from './exam-question.tsx'
import { ExamReview } from './exam-review.tsx'

type Props = Readonly<{
  title: string
  session: Session
  question: Question
  questions: readonly Question[]
  onReport: (event: ReportedEvent) => void
}>

/** A running session in exam mode: one question at a time, or the review screen. */
export function ExamRunner({ title, session, question, questions, onReport }: Props): ReactNode {
  if (session.isReviewing)
    return <ExamReview title={title} session={session} questions={questions} onReport={onReport} />
  return (
    <ExamQuestion key={question.id} title={title} session={session} question={question} onReport={onReport} />
  )
}
