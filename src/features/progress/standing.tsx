import type { ReactNode } from 'react'
import { recommendNext, standingText } from '../../domain/history/next-step.ts'
import type { ResultSummary } from '../../domain/history/statistics.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { useResumeLink } from './use-resume-link.ts'
import styles from './standing.module.css'

/** Where a learner with a finished quiz stands, and what to do next. */
export function Standing({ summary }: { summary: ResultSummary }): ReactNode {
  const next = useResumeLink() ?? recommendNext([], summary, 0)
  return (
    <section className={styles['standing']} aria-label="Where you stand">
      <p>{summary.quizzes > 0 && standingText(summary)}</p>
      <ButtonLink href={next.href}>{next.text}</ButtonLink>
    </section>
  )
}
