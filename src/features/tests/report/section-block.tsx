import type { ReactNode } from 'react'
import { topicName } from '../../../domain/questions/names.ts'
import type { Session } from '../../../domain/session/session.ts'
import {
  seenInLastMinutes,
  type ReportedQuestion,
  type ReportedSection,
} from '../../../domain/tests/test-report.ts'
import { formatClock, formatDuration } from '../../../domain/time/instant.ts'
import { versionOf } from '../../../domain/tests/test-part.ts'
import { FoldedTable } from '../data-table.tsx'
import { sectionName } from '../test-names.ts'
import { TimeChart } from './time-chart.tsx'
import styles from './test-report.module.css'

const outcomes = { correct: 'Right', incorrect: 'Wrong', skipped: 'Not answered' } as const

/** One section of the report: what was right, and where the time went. */
export function SectionBlock({
  section,
  session,
}: Readonly<{ section: ReportedSection; session: Session }>): ReactNode {
  const { part, position, questions, seconds, limit, isTimedOut } = section
  const right = questions.filter(({ outcome }) => outcome === 'correct').length
  const late = seenInLastMinutes(session)
  const lateOnes = questions.filter(({ question }) => late.has(question.id))
  const version = versionOf(part)
  const name = `Section ${position}: ${sectionName(part)}`
  return (
    <section className={styles['section']} aria-label={name} data-section={questions[0]?.question.section}>
      <h3>
        {name}
        {version && <span className={styles['version']}>{` (${version} version)`}</span>}
      </h3>
      <p>
        {`${right} of ${questions.length} right in ${formatClock(seconds)}`}
        {limit !== null && ` of ${formatClock(limit)}`}
        {isTimedOut && '. Time ran out'}.
      </p>
      <TimeChart
        questions={questions}
        label={`Time on each question of section ${position}, in the order of the test. The table below has the same.`}
      />
      <p className={styles['legend']}>
        Bars: time on each question. Line: the pace of the test. Circle: right. Cross: wrong. Dash: not
        answered.
      </p>
      {limit !== null && seconds > limit - 300 && lateOnes.length > 0 && (
        <p>{`In the last five minutes: ${lateOnes.length} new questions, ${lateOnes.filter(({ outcome }) => outcome === 'correct').length} right.`}</p>
      )}
      <FoldedTable heads={['Question', 'Result', 'Time', 'Topic', 'Difficulty', 'Notes']}>
        {questions.map((each) => (
          <tr key={each.number}>
            <th scope="row">{each.number}</th>
            <td>{outcomes[each.outcome]}</td>
            <td>{formatDuration(each.seconds)}</td>
            <td>{topicName(each.question.topic)}</td>
            <td>{each.question.difficulty}</td>
            <td>{notesOf(each).join(', ')}</td>
          </tr>
        ))}
      </FoldedTable>
    </section>
  )
}

/** What else happened at a question. */
export function notesOf({ isMarked, visits, change, isGuess, isSlow }: ReportedQuestion): readonly string[] {
  return [
    isMarked && 'marked',
    visits > 1 && `seen ${visits} times`,
    change !== null && `changed, ${change}`,
    isGuess && 'answered within 15 s',
    isSlow && 'slow',
  ].filter((note) => note !== false)
}
