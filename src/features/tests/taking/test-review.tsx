import { Flag } from 'lucide'
import { useState, type ReactNode } from 'react'
import { missing } from '../../../domain/questions/kinds/kinds.ts'
import { noAnswer, type Question, type QuestionId } from '../../../domain/questions/question.ts'
import { currentModule, type Session } from '../../../domain/session/session.ts'
import { seenQuestions } from '../../../domain/tests/visits.ts'
import type { ReportedEvent } from '../../../session/run/session-store.ts'
import { useFocusedHeading } from '../../../session/run/use-focused-heading.ts'
import { Icon } from '../../../ui/buttons/icon.tsx'
import { TestBar } from './frame/test-bar.tsx'
import styles from './test-review.module.css'

type Props = Readonly<{
  title: string
  section: string
  session: Session
  questions: readonly Question[]
  onReport: (event: ReportedEvent) => void
}>

type Status = 'Answered' | 'Incomplete' | 'Not answered' | 'Not seen yet'

/** The review screen of a section: what is answered, incomplete, open and marked. The clock runs. */
export function TestReview({ title, section, session, questions, onReport }: Props): ReactNode {
  const heading = useFocusedHeading()
  const { questionIds } = currentModule(session)
  const [chosen, setChosen] = useState(session.index)
  const seen = seenQuestions(session)
  const statusOf = (id: QuestionId): Status => {
    const question = questions.find((each) => each.id === id)
    const answer = session.answers[id] ?? noAnswer
    if (!seen.has(id)) return 'Not seen yet'
    if (!question || answer.length === 0) return 'Not answered'
    return missing(question, answer) === null ? 'Answered' : 'Incomplete'
  }
  const goTo = (index: number): void => onReport({ type: 'moved', to: index })
  const half = Math.ceil(questionIds.length / 2)
  return (
    <div className={styles['review']}>
      <TestBar
        title={title}
        section={section}
        place="Review"
        headingRef={heading}
        session={session}
        moving={
          <>
            <button type="button" onClick={() => goTo(session.index)}>
              Return
            </button>
            <button type="button" onClick={() => goTo(chosen)}>
              Go to question
            </button>
          </>
        }
      />
      <p className={styles['lead']}>
        Choose a question, then “Go to question”. Return leads back to question {session.index + 1}.
      </p>
      <div className={styles['tables']}>
        {[questionIds.slice(0, half), questionIds.slice(half)].map((ids, part) => (
          <table key={ids[0]}>
            <thead>
              <tr>
                <th scope="col">Number</th>
                <th scope="col">Status</th>
                <th scope="col">Marked</th>
              </tr>
            </thead>
            <tbody>
              {ids.map((id, row) => {
                const index = part * half + row
                const status = statusOf(id)
                return (
                  <tr key={id} data-chosen={chosen === index || undefined}>
                    <th scope="row">
                      <label>
                        <input
                          type="radio"
                          name="reviewed-question"
                          checked={chosen === index}
                          disabled={status === 'Not seen yet'}
                          onChange={() => setChosen(index)}
                          onDoubleClick={() => goTo(index)}
                        />
                        {index + 1}
                      </label>
                    </th>
                    <td data-status={status}>{status}</td>
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
        ))}
      </div>
    </div>
  )
}
