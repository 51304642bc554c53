import type { ReactNode } from 'react'
import { practiceTallyOf, type PracticeTally } from '../../domain/history/practice-tally.ts'
import { scorePercent } from '../../domain/scoring/percent.ts'
import { pluralize } from '../../domain/text/pluralize.ts'
import { attemptLog } from '../../storage/logs/attempts.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { useStore } from '../../ui/hooks/use-store.ts'
import styles from './word-summary.module.css'

/** What was done in practice sets and on single questions. The averages of the page are those of quizzes only. */
export function PracticeSummary(): ReactNode {
  const { entries, isRead } = useStore(attemptLog.store)
  return (
    <section className={styles['words']} aria-labelledby="practice">
      <h2 id="practice">Practice</h2>
      <p>{isRead ? summaryText(practiceTallyOf(entries)) : ''}</p>
      <ButtonLink look="quiet" href="/practice">
        Practice by topic
      </ButtonLink>{' '}
      <ButtonLink look="quiet" href="/tests">
        Full tests
      </ButtonLink>
    </section>
  )
}

function summaryText({ sets, answers, right }: PracticeTally): string {
  if (answers === 0) return 'Practice sets and single questions are counted here.'
  const place = sets === 0 ? 'No practice sets' : pluralize(sets, 'practice set')
  return `${place}, ${pluralize(answers, 'answer')} outside quizzes, ${scorePercent(right, answers)}% right.`
}
