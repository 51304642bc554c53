import type { ReactNode } from 'react'
import type { Counts, SectionReport } from '../../content/reviews/bank-report.ts'
import { easyFrom, hardBelow } from '../../content/reviews/rated-level.ts'
import type { Erratum, GuessTrial } from '../../content/reviews/review-schema.ts'
import { kindName } from '../../domain/questions/kinds/kinds.ts'
import { topicName } from '../../domain/questions/names.ts'
import { sections } from '../../domain/questions/section.ts'
import { ErrataList } from './errata-list.tsx'
import { PlainPage } from './plain-page.tsx'
import { ReportForm } from './report-form.tsx'
import styles from './questions-screen.module.css'

type Props = Readonly<{
  reports: readonly SectionReport[]
  errata: readonly Erratum[]
  guessTrials: readonly GuessTrial[]
}>

/** The page on where the questions come from, how they are checked, and which errors were found in them. */
export function QuestionsScreen({ reports, errata, guessTrials }: Props): ReactNode {
  const total = sum(reports.map(({ count }) => count))
  const agreed = sum(reports.map(({ agreedAtFirstCount }) => agreedAtFirstCount))
  const ratedAlike = sum(reports.map(({ ratedAlikeCount }) => ratedAlikeCount))
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
          <strong>Solved blind.</strong> Each question is solved twice, apart from its writing and without its
          key. At first, both solutions were right{' '}
          {agreed === total ? 'every time' : `for ${formatCount(agreed)} questions`}. After a doubt the
          question was checked again, and if its meaning changed, it was solved twice again.
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
          have a reason.
        </li>
      </ul>
      <h2 id="difficulty">How hard each one is</h2>
      <p>
        With each blind solution goes an estimate: of a hundred people who take the test, how many would get
        this question right in time? The two estimates are made apart, against a scale with described
        questions, and their mean is the label: <em>easy</em> from {easyFrom}, <em>hard</em> below {hardBelow}
        , <em>medium</em> between. For {formatCount(ratedAlike)} of the {formatCount(total)} questions (
        {percentOf(ratedAlike, total)}) each estimate alone gives the same label. No question was measured on
        test takers, so a label is an estimate and no more.
      </p>
      {guessTrials.length > 0 && <GuessTrials trials={guessTrials} />}
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

/** How often a key was guessed from the choices alone, and how often luck would do it. */
function GuessTrials({ trials }: { trials: readonly GuessTrial[] }): ReactNode {
  return (
    <>
      <h2 id="guessing">How well they resist guessing</h2>
      <p>
        From time to time we draw questions with five choices by lot and show only the choices, without the
        question, to a solver who tries to guess the key. Luck alone would find one in five.
      </p>
      <table className={styles['counts']}>
        <thead>
          <tr>
            <th scope="col">Topic</th>
            <th scope="col">Guessed</th>
          </tr>
        </thead>
        <tbody>
          {trials.map(({ topic, date, questions, guessed }) => (
            <tr key={topic + date}>
              <th scope="row">{topicName(topic)}</th>
              <td>
                {guessed} of {questions} ({percentOf(guessed, questions)}), {date}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
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
          {report.syllabus.map(({ topic, lines }) => (
            <tr key={topic}>
              <th scope="row">{topicName(topic)} by skill</th>
              <td>{lines.map(([name, count]) => `${name} ${count}`).join('; ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function percentOf(part: number, whole: number): string {
  return `${Math.round((100 * part) / whole)}%`
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function formatCount(count: number): string {
  return count.toLocaleString('en-US')
}
