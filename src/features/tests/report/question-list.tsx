import { useState, type ReactNode } from 'react'
import type { Session } from '../../../domain/session/session.ts'
import type { ReportedQuestion, ReportedSection } from '../../../domain/tests/test-report.ts'
import { ReviewedQuestion } from '../../../session/results/reviewed-question.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { sectionName } from '../test-names.ts'
import styles from './test-report.module.css'

const filters: Readonly<Record<string, (question: ReportedQuestion) => boolean>> = {
  All: () => true,
  Wrong: ({ outcome }) => outcome === 'incorrect',
  'Not answered': ({ outcome }) => outcome === 'skipped',
  Marked: ({ isMarked }) => isMarked,
  Slow: ({ isSlow }) => isSlow,
  Changed: ({ change }) => change !== null,
}

type Props = Readonly<{
  report: readonly ReportedSection[]
  session: Session
  onSolveAgain: (questions: readonly ReportedQuestion[]) => void
}>

/** Every question with its explanation, filtered by what happened at it. */
export function QuestionList({ report, session, onSolveAgain }: Props): ReactNode {
  const [filter, setFilter] = useState('All')
  const all = report.flatMap(({ questions }) => questions)
  const fits = filters[filter] ?? (() => true)
  return (
    <section aria-labelledby="every-question">
      <h2 id="every-question">Every question</h2>
      <div className={`${styles['filters']} no-print`} role="group" aria-label="Questions to show">
        {Object.entries(filters).map(([name, isShown]) => {
          const count = all.filter(isShown).length
          return (
            <button
              key={name}
              type="button"
              aria-pressed={filter === name}
              disabled={count === 0}
              onClick={() => setFilter(name)}
            >
              {`${name} ${count}`}
            </button>
          )
        })}
      </div>
      <p className="no-print">
        <Button look="quiet" onClick={() => onSolveAgain(all.filter(fits))}>
          {`Solve ${all.filter(fits).length === 1 ? 'this one' : `these ${all.filter(fits).length}`} again`}
        </Button>
      </p>
      {report.map(({ part, position, questions }) => (
        <section key={position} hidden={!questions.some(fits)} aria-label={`Section ${position}`}>
          <h3>{`Section ${position}: ${sectionName(part)}`}</h3>
          {questions.map((each) => (
            <ReviewedQuestion
              key={each.question.id}
              number={each.number}
              question={each.question}
              session={session}
              isHidden={!fits(each)}
            />
          ))}
        </section>
      ))}
    </section>
  )
}
