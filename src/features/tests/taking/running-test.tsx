import { useState, type ReactNode } from 'react'
import type { Question } from '../../../domain/questions/question.ts'
import type { SessionModule } from '../../../domain/session/module.ts'
import { currentModule, isBetweenModules, isEssay, type Session } from '../../../domain/session/session.ts'
import type { IssueTask } from '../../../domain/tests/form.ts'
import type { TestPart } from '../../../domain/tests/test-part.ts'
import { countSections } from '../../../domain/tests/test-set.ts'
import type { ReportedEvent } from '../../../session/run/session-store.ts'
import { EssayScreen } from './essay/essay-screen.tsx'
import { EndOfSection, SectionDirections, SectionFinished } from './section-screens.tsx'
import { TestQuestion } from './test-question.tsx'
import { TestReview } from './test-review.tsx'

type Props = Readonly<{
  title: string
  part: TestPart
  session: Session
  /** The question to answer now. */
  question: Question | undefined
  questions: readonly Question[]
  /** The section that follows, once the current one has ended. */
  next: SessionModule | null
  task: IssueTask
  leaveHref: string
  onReport: (event: ReportedEvent) => void
}>

/** The screen of a running test: a question, the review, the essay, or what stands between two sections. */
export function RunningTest(props: Props): ReactNode {
  const { title, part, session, question, questions, next, task, leaveHref, onReport } = props
  const position = session.modules.length
  const count = countSections(part)
  /** The section whose end the learner has seen, so that its directions follow. */
  const [finishedPosition, setFinishedPosition] = useState(0)
  const [endShownAt, setEndShownAt] = useState('')
  const section = (number: number): string => `Section ${number} of ${count}`
  const frame = { title, section: section(position) }
  if (isBetweenModules(session)) {
    if (!next) return null
    if (finishedPosition !== position)
      return (
        <SectionFinished
          key={`finished ${position}`}
          {...frame}
          session={session}
          isLast={false}
          onContinue={() => setFinishedPosition(position)}
        />
      )
    return (
      <SectionDirections
        key={`directions ${position}`}
        title={title}
        section={section(position + 1)}
        module={next}
        leaveHref={leaveHref}
        onContinue={() => onReport({ type: 'continued', module: next })}
      />
    )
  }
  if (isEssay(currentModule(session)))
    return <EssayScreen {...frame} session={session} task={task} leaveHref={leaveHref} onReport={onReport} />
  if (session.isReviewing)
    return <TestReview {...frame} session={session} questions={questions} onReport={onReport} />
  const place = `${position} ${session.index}`
  if (endShownAt === place)
    return (
      <EndOfSection
        {...frame}
        session={session}
        onReport={(event) => {
          setEndShownAt('')
          onReport(event)
        }}
        onReturn={() => setEndShownAt('')}
      />
    )
  if (!question) return null
  return (
    <TestQuestion
      key={question.id}
      {...frame}
      session={session}
      question={question}
      leaveHref={leaveHref}
      onReport={onReport}
      onEnd={() => setEndShownAt(place)}
    />
  )
}
