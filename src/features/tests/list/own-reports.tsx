import type { ReactNode } from 'react'
import type { Attempt } from '../../../domain/history/attempt.ts'
import { estimatesFromAttempts } from '../../../domain/tests/estimate-from-attempts.ts'
import type { FinishedTest } from '../../../domain/tests/finished-test.ts'
import { attemptLog } from '../../../storage/logs/attempts.ts'
import { finishedTestLog, finishedTests } from '../../../storage/tests/finished-tests.ts'
import { useStore } from '../../../ui/hooks/use-store.ts'
import type { ListedForm } from '../form-address.ts'
import { ScoresOverTime } from './over-time/scores-over-time.tsx'
import { partName } from '../test-names.ts'
import styles from './own-reports.module.css'

/** The reports of the tests that were finished in this browser. */
export function OwnReports({ forms }: Readonly<{ forms: readonly ListedForm[] }>): ReactNode {
  const tests = finishedTests(useStore(finishedTestLog.store).entries)
  const { entries: attempts } = useStore(attemptLog.store)
  return (
    <>
      <section className={styles['reports']} aria-labelledby="reports">
        <h2 id="reports">Your reports</h2>
        {tests.length === 0 ? (
          <p>
            No test has been finished in this browser yet. <a href="/tests">Choose one</a>
          </p>
        ) : (
          <ul>
            {tests.map((test) => (
              <li key={test.id}>
                <a href={`/tests/report#t=${test.id}`}>{nameOf(test, forms)}</a>
                {`, ${dateText(test)}${rangesText(test, attempts)}`}
              </li>
            ))}
          </ul>
        )}
      </section>
      <ScoresOverTime tests={tests} attempts={attempts} />
    </>
  )
}

function nameOf({ form, part }: FinishedTest, forms: readonly ListedForm[]): string {
  const number = forms.find(({ id }) => id === form)?.number ?? ''
  return `Practice test ${number}: ${partName(part).toLowerCase()}`
}

export function dateText({ session }: FinishedTest): string {
  return new Date(session.finishedAt ?? 0).toLocaleDateString('en-US', { dateStyle: 'medium' })
}

/** Such as ': verbal 151–160, quantitative 149–158'; empty without an estimate. */
export function rangesText(test: FinishedTest, attempts: readonly Attempt[]): string {
  const texts = estimatesFromAttempts(test, attempts).map(
    ({ measure, estimate: { low, high } }) => `${measure} ${low}–${high}`,
  )
  return texts.length > 0 ? `: ${texts.join(', ')}` : ''
}
