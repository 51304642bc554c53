import type { ReactNode } from 'react'
import type { Question } from '../../domain/questions/question.ts'
import type { SessionModule } from '../../domain/session/module.ts'
import { isBetweenModules, type Session } from '../../domain/session/session.ts'
import type { ReportedEvent } from '../run/session-store.ts'
import { ExamQuestion } from './exam-question.tsx'
import { ExamReview } from './exam-review.tsx'
import { ModuleEnd } from './module-end.tsx'

type Props = Readonly<{
  title: string
  session: Session
  question: Question
  questions: readonly Question[]
  /** The module that follows, once the current one has ended. */
  next: SessionModule | null
  /** The fragment of the page that the session was started from. */
  leaveHref?: string
  onReport: (event: ReportedEvent) => void
}>

/** A running session in exam mode: one question at a time, the review screen, or the end of a module. */
export function ExamRunner(props: Props): ReactNode {
  const { title, session, question, questions, next, leaveHref = '#', onReport } = props
  if (isBetweenModules(session))
    return next && <ModuleEnd title={title} session={session} next={next} onReport={onReport} />
  if (session.isReviewing)
    return (
      <ExamReview
        title={title}
        session={session}
        questions={questions}
        leaveHref={leaveHref}
        onReport={onReport}
      />
    )
  return (
    <ExamQuestion
      key={question.id}
      title={title}
      session={session}
      question={question}
      leaveHref={leaveHref}
      onReport={onReport}
    />
  )
}
