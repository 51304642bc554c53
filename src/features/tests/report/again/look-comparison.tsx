import type { ReactNode } from 'react'
import type { Session } from '../../../../domain/session/session.ts'
import { compareLooks, type Comparison, type SecondLook } from '../../../../domain/tests/second-look.ts'
import type { ReportedQuestion, ReportedSection } from '../../../../domain/tests/test-report.ts'
import { DataTable } from '../../data-table.tsx'
import styles from '../test-report.module.css'

const texts: readonly (readonly [Comparison, name: string, meaning: string])[] = [
  [
    'time',
    'Right without the clock',
    'Not right in the test, right at the second look. You know how: practice these at test pace.',
  ],
  ['knowledge', 'Not known yet', 'Not right either time. Read their explanations, then practice the topic.'],
  ['luck', 'Right by luck', 'Right in the test, wrong at the second look. Treat them as not known.'],
  ['sure', 'Known', 'Right both times.'],
]

type Props = Readonly<{ report: readonly ReportedSection[]; look: SecondLook; session: Session }>

/** What the answers in the test and at the second look tell together. */
export function LookComparison({ report, look, session }: Props): ReactNode {
  const compared = compareLooks(report, look, session.answers)
  return (
    <section aria-labelledby="compared">
      <h2 id="compared">What your second look tells</h2>
      <DataTable heads={['What it was', 'Questions', 'Which']}>
        {texts.map(([kind, name, meaning]) => {
          const own = compared.get(kind) ?? []
          return (
            <tr key={kind}>
              <th scope="row">
                {name}
                <p className={styles['legend']}>{meaning}</p>
              </th>
              <td>{own.length}</td>
              <td>{own.map(placeOf).join(', ')}</td>
            </tr>
          )
        })}
      </DataTable>
    </section>
  )
}

/** Such as 2.5: section 2, question 5. */
function placeOf({ section, number }: ReportedQuestion): string {
  return `${section}.${number}`
}
