import type { ReactNode } from 'react'
import { countWords, type Essay } from '../../../domain/tests/finished-test.ts'
import type { IssueTask } from '../../../domain/tests/form.ts'
import { pluralize } from '../../../domain/text/pluralize.ts'
import styles from './test-report.module.css'

/** What the scoring of the real test looks at, in our words. */
const guide = [
  [
    '6',
    'A clear, insightful position with compelling reasons and examples, well ordered, in precise and varied language.',
  ],
  [
    '5',
    'A clear, well-considered position with sound reasons and examples, in good order and good language.',
  ],
  [
    '4',
    'A clear position with relevant reasons and examples, in adequate order; the language is clear, with some errors.',
  ],
  ['3', 'A position that is vague or partly off the task, thinly supported, or hard to follow in places.'],
  ['2', 'Unclear, with few relevant reasons, little order, or errors that often hide the meaning.'],
  ['1', 'Little sign of understanding the task, or hardly any text.'],
] as const

type Props = Readonly<{
  essay: Essay
  task: IssueTask
  /** The place for the own score; none in a report from a link. */
  selfScore: ReactNode
}>

/** The essay with its task, its earlier states, the scoring guide and a place for the own score. */
export function EssayReport({ essay, task, selfScore }: Props): ReactNode {
  return (
    <section aria-labelledby="essay">
      <h2 id="essay">Essay</h2>
      <blockquote className={styles['statement']}>{task.statement}</blockquote>
      <p>{task.instruction}</p>
      <p>{`${pluralize(countWords(essay.text), 'word')}. Essays with high scores often have 500 to 600.`}</p>
      <div className={styles['essay']}>{essay.text === '' ? 'Nothing was written.' : essay.text}</div>
      {essay.drafts.length > 0 && (
        <details className="no-print">
          <summary>{`Earlier states (${essay.drafts.length})`}</summary>
          {essay.drafts.map(({ at, text }) => (
            <div key={at}>
              <h3>{new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}</h3>
              <div className={styles['essay']}>{text}</div>
            </div>
          ))}
        </details>
      )}
      <details>
        <summary>Score it yourself</summary>
        <p>
          Readers give a score from 0 to 6. Read your essay after a day, and take the description that fits
          best. The <a href="/analytical-writing-tips">guide to the essay</a> says more.
        </p>
        <dl className={styles['guide']}>
          {guide.map(([score, text]) => (
            <div key={score}>
              <dt>{score}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {selfScore}
      </details>
    </section>
  )
}
