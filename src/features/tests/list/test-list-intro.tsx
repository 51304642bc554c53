import type { ReactNode } from 'react'
import { pluralize } from '../../../domain/text/pluralize.ts'
import styles from './test-list.module.css'

/** What the tests are, how they were made, and what is a better rehearsal. */
export function TestListIntro({ count }: { count: number }): ReactNode {
  return (
    <>
      <h1>Full practice tests</h1>
      <p className={styles['lead']}>
        {`${pluralize(count, 'whole test')} like the real one: an essay, then two verbal and two quantitative sections, 1 hour 58 minutes in all. The second section of each measure is easier or harder, by how the first one went. At the end you get a report with an honest score range.`}{' '}
        <a href="/tests/report">Your reports</a> stay in this browser.
      </p>
      <p className={styles['lead']}>
        These tests are not official. We wrote the questions; two solvers who did not know the key solved each
        of them. In the last weeks before your test, take the two free official practice tests (POWERPREP
        Online, on ets.org): they are the better rehearsal.
      </p>
    </>
  )
}
