import { Flag } from 'lucide'
import { useState, type ReactNode } from 'react'
import { missing } from '../../domain/questions/kinds/kinds.ts'
import { noAnswer, type Question } from '../../domain/questions/question.ts'
import { currentModule, type Session } from '../../domain/session/session.ts'
import { pluralize } from '../../domain/text/pluralize.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Icon } from '../../ui/buttons/icon.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import type { ReportedEvent } from '../run/session-store.ts'
import { SessionHead } from '../frame/session-head.tsx'
import { useFocusedHeading } from '../run/use-focused-heading.ts'
import styles from './exam-review.module.css'

type Props = Readonly<{
  title: string
  session: Session
  questions: readonly Question[]
  leaveHref: string
  onReport: (event: ReportedEvent) => void
}>

type Status = Readonly<{ name: 'Answered' | 'Incomplete' | 'Not answered'; missing?: string | null }>

/** The review screen of a module in exam mode: what is answered and marked, and the button that submits it all. */
export function ExamReview({ title, session, questions, leaveHref, onReport }: Props): ReactNode {
  const heading = useFocusedHeading()
  const [isSubmitting, setIsSubmitting] = useState(false)
  const statuses = currentModule(session).questionIds.map((id) =>
    statusOf(
      session,
      questions.find((question) => question.id === id),
    ),
  )
  const open = statuses.filter(({ name }) => name !== 'Answered').length
  return (
    <div className={styles['review']}>
      <SessionHead
        title={title}
        heading="Review your answers"
        headingRef={heading}
        session={session}
        leaveHref={leaveHref}
      />
      <div className={styles['list']}>
        <p className={styles['lead']}>
          Choose a question to go back to it. When you are done, submit your answers.
        </p>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">Question</th>
              <th scope="col">Status</th>
              <th scope="col">Marked</th>
            </tr>
          </thead>
          <tbody>
            {statuses.map(({ name, missing: missingPart }, index) => {
              const id = currentModule(session).questionIds[index] ?? ''
              return (
                <tr key={id}>
                  <th scope="row">
                    <button type="button" onClick={() => onReport({ type: 'moved', to: index })}>
                      Question {index + 1}
                    </button>
                  </th>
                  <td data-status={name}>{missingPart ? `${name}: ${missingPart.toLowerCase()}` : name}</td>
                  <td>
                    {session.flagged.includes(id) && (
                      <span className={styles['marked']}>
                        <Icon shape={Flag} size={16} />
                        Marked
                      </span>
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <div className={styles['actions']}>
        <Button look="quiet" onClick={() => onReport({ type: 'moved', to: session.index })}>
          {`Return to question ${session.index + 1}`}
        </Button>
        <Button onClick={() => setIsSubmitting(true)}>Submit</Button>
      </div>
      <Dialog
        open={isSubmitting}
        onClose={() => setIsSubmitting(false)}
        title="Submit your answers?"
        closeLabel="Keep working"
        isBodyAnnounced
        actions={<Button onClick={() => onReport({ type: 'submitted' })}>Submit</Button>}
      >
        <p>{`${unansweredText(open, statuses.length)} After you submit, you cannot change your answers.`}</p>
      </Dialog>
    </div>
  )
}

function unansweredText(open: number, total: number): string {
  if (open === 0) return `You answered all ${pluralize(total, 'question')}.`
  return `${pluralize(open, 'question is', 'questions are')} not answered.`
}

/** An answer with an open part is incomplete, and will count as skipped. */
function statusOf(session: Session, question: Question | undefined): Status {
  const answer = (question && session.answers[question.id]) ?? noAnswer
  if (!question || answer.length === 0) return { name: 'Not answered' }
  const missingPart = missing(question, answer)
  return missingPart === null ? { name: 'Answered' } : { name: 'Incomplete', missing: missingPart }
}
