import type { ReactNode } from 'react'
import type { Counts, SectionReport } from '../../content/reviews/bank-report.ts'
import type { Erratum } from '../../content/reviews/review-schema.ts'
import { kindName } from '../../domain/questions/kinds/kinds.ts'
import { topicName } from '../../domain/questions/names.ts'
import { sections } from '../../domain/questions/section.ts'
import { ErrataList } from './errata-list.tsx'
import { PlainPage } from './plain-page.tsx'
import { ReportForm } from './report-form.tsx'
import styles from './questions-screen.module.css'

type Props = Readonly<{ reports: readonly SectionReport[]; errata: readonly Erratum[] }>

/** The page on where the questions come from, how they are checked, and which errors were found in them. */
export function QuestionsScreen({ reports, errata }: Props): ReactNode {
  const total = sum(reports.map(({ count }) => count))
  const agreed = sum(reports.map(({ agreedAtFirstCount }) => agreedAtFirstCount))
  const computed = sum(reports.map((report) => report.provenCount))
  return (
    <PlainPage title="About the questions">
      <p>
        There are {formatCount(total)} questions here. All were written for this site. None was copied or
        reworded from a test maker, a book or another site. They are not official questions, and the makers of
        the test have not reviewed them.
      </p>
      <h2>How each one is checked</h2>
      <ul>
        <li>
          <strong>Solved blind.</strong> Two solvers who did not write the question answer it without seeing
          the key. On the first try, both were right{' '}
          {agreed === total ? 'every time' : `for ${formatCount(agreed)} questions`}. If one of them had a
          doubt, the question was checked again, and if its meaning changed, two solvers answered it again.
        </li>
        <li>
          <strong>Computed.</strong> For {formatCount(computed)} questions a program works out the answer in
          another way, or tries every case. It must arrive at the key and at no other choice.
        </li>
        <li>
          <strong>Balanced.</strong> Programs check that you cannot guess the right answer from its position,
          its length or its wording, and that no question repeats another with different numbers.
        </li>
        <li>
          <strong>Explained.</strong> Every question has a full solution, and every choice has a reason why it
          is right or wrong. In select-in-passage questions, only the right sentence and the tempting ones
          have a reason. Every explanation was read by someone who did not write it.
        </li>
      </ul>
      <p>
        The difficulty of a question was judged by its writer and its solvers. It was not measured on test
        takers.
      </p>
      {reports.map((report) => (
        <SectionCounts key={report.section} report={report} />
      ))}
      <h2 id="errata">Errors found so far</h2>
      <ErrataList errata={errata} />
      <h2 id="report">Something wrong?</h2>
      <ReportForm />
    </PlainPage>
  )
}

function SectionCounts({ report }: { report: SectionReport }): ReactNode {
  const rows: readonly (readonly [string, Counts])[] = [
    ['Topics', report.topics.map(([topic, count]) => [topicName(topic), count] as const)],
    ['Kinds', report.kinds.map(([kind, count]) => [kindName(kind), count] as const)],
    ['Difficulty', report.difficulties],
    [
      'Position of the right answer',
      report.keyPositions.map((count, index) => ['ABCDE'.charAt(index), count] as const),
    ],
  ]
  return (
    <>
      <h2>
        {sections[report.section].title}: {formatCount(report.count)}
      </h2>
      <table className={styles['counts']}>
        <tbody>
          {rows.map(([heading, counts]) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              <td>{counts.map(([name, count]) => `${name} ${formatCount(count)}`).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function formatCount(count: number): string {
  return count.toLocaleString('en-US')
}
