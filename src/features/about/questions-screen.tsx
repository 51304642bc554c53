import type { ReactNode } from 'react'
import type { Counts, SectionReport } from '../../content/reviews/bank-report.ts'
import type { Erratum } from '../../content/reviews/review-schema.ts'
import { kindNames } from '../../domain/questions/kind-names.ts'
import { sections } from '../../domain/questions/section.ts'
import { ErrataList } from './errata-list.tsx'
import { PlainPage } from './plain-page.tsx'
import { ReportForm } from './report-form.tsx'
import styles from './questions-screen.module.css'

type Props = Readonly<{ reports: readonly SectionReport[]; errata: readonly Erratum[] }>

/** Where the questions come from, what they are, and what has been found wrong with them. */
export function QuestionsScreen({ reports, errata }: Props): ReactNode {
  const total = sum(reports.map(({ count }) => count))
  const agreed = sum(reports.map(({ agreedAtFirst }) => agreedAtFirst))
  const computed = sum(reports.map((report) => report.computed))
  return (
    <PlainPage title="About the questions">
      <p>
        There are {grouped(total)} questions here. All were written for this site; none was taken or reworded
        from a test maker, a book or another site. They are not official questions, and nobody who makes the
        test has reviewed them.
      </p>
      <h2>How each one is checked</h2>
      <ul>
        <li>
          <strong>Solved blind.</strong> Two solvers who did not write the question answer it without seeing
          its key. {agreed === total ? 'Both found it every time' : `Both found it for ${grouped(agreed)}`},
          on the first try. Where one of them had a doubt, the question was looked at again; if its meaning
          was changed, two solved it anew.
        </li>
        <li>
          <strong>Computed.</strong> For {grouped(computed)} questions a program works out the answer by
          another route, or goes through every case, and must come to the key and to no other choice.
        </li>
        <li>
          <strong>Balanced.</strong> Programs check that the right answer is not given away by its place, by
          its length or by its wording, and that no question repeats another with different numbers.
        </li>
        <li>
          <strong>Explained.</strong> Every question has a full solution, and every choice a reason why it is
          right or wrong. Where a sentence of a passage is selected, the right one and the tempting ones have
          theirs. Somebody who did not write them has read them all.
        </li>
      </ul>
      <p>
        How hard a question is was judged by those who wrote and solved it; it was not measured on test
        takers.
      </p>
      {reports.map((report) => (
        <SectionCounts key={report.section} report={report} />
      ))}
      <h2 id="errata">Errors found since</h2>
      <ErrataList errata={errata} />
      <h2 id="report">Something wrong?</h2>
      <ReportForm />
    </PlainPage>
  )
}

function SectionCounts({ report }: { report: SectionReport }): ReactNode {
  const rows: readonly (readonly [string, Counts])[] = [
    ['Topics', report.topics],
    ['Kinds', report.kinds.map(([kind, count]) => [kindNames[kind].toLowerCase(), count] as const)],
    ['Difficulty', report.difficulties],
    [
      'Place of the right answer',
      report.places.map((count, index) => ['ABCDE'.charAt(index), count] as const),
    ],
  ]
  return (
    <>
      <h2>
        {sections[report.section].title}: {grouped(report.count)}
      </h2>
      <table className={styles['counts']}>
        <tbody>
          {rows.map(([name, counts]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {counts.map(([what, count]) => `${what.replaceAll('-', ' ')} ${grouped(count)}`).join(', ')}
              </td>
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

function grouped(count: number): string {
  return count.toLocaleString('en-US')
}
