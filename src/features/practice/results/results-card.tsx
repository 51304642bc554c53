import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react'
import { formatClock } from '../../../domain/time/instant.ts'
import type { Question } from '../../../domain/questions/question.ts'
import { resultOf } from '../../../domain/session/outcomes.ts'
import type { Section } from '../../../domain/questions/section.ts'
import type { Session } from '../../../domain/session/session.ts'
import { scorePercent } from '../../../domain/scoring/percent.ts'
import { messageFor } from '../../../domain/scoring/score-message.ts'
import { loadDownloadBackup } from '../../../storage/backup/load-backup-code.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import { ExportButton } from '../../../ui/buttons/export-button.tsx'
import { Notice } from '../../../ui/messages/notice.tsx'
import { ScoreRing } from '../../../ui/charts/score-ring.tsx'
import { ResultsReview } from './results-review.tsx'
import styles from './results-card.module.css'

type Props = Readonly<{
  quiz: Session
  section: Section
  /** What was sat. */
  title: string
  questions: readonly Question[]
  /** False once the browser has refused to keep the result. */
  kept: boolean
  onTryAgain: () => void
  /** What stands between the score and the review. */
  children?: ReactNode
}>

export function ResultsCard(props: Props): ReactNode {
  const { quiz, section, title, questions, kept, onTryAgain, children } = props
  const result = resultOf(quiz, questions)
  const percent = scorePercent(result.correctAnswers, result.questionsCount)
  // The score is painted at once; the review of every question is long, and follows.
  const reviewed = useDeferredValue(true, false)
  const heading = useRef<HTMLHeadingElement>(null)
  // The reader's eye goes to the results; the focus, which is the browser's, goes there too.
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  const counts = [
    ['Correct', result.correctAnswers],
    ['Incorrect', result.incorrectAnswers],
    ['Skipped', result.skippedQuestions],
    ['Time', formatClock(result.timeTaken)],
  ] as const
  return (
    <>
      <section className={styles['card']} aria-labelledby="quiz-results">
        <ScoreRing id="score" percent={percent} label="Score" />
        <div>
          <p className={styles['section']}>{title}</p>
          <h1 id="quiz-results" ref={heading} tabIndex={-1} aria-describedby="score">
            Quiz Results
          </h1>
          <p className={styles['message']}>{messageFor(percent)}</p>
          <dl className={styles['counts']}>
            {counts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className={`${styles['actions']} no-print`}>
            <Button onClick={onTryAgain}>Try Again</Button>
            <ButtonLink look="quiet" href="/">
              Return Home
            </ButtonLink>
            <ButtonLink look="quiet" href="/progress">
              See your progress
            </ButtonLink>
          </div>
        </div>
      </section>
      {!kept && (
        <div className={styles['unkept']}>
          <Notice tone="problem">
            <p>Your result is not safe in this browser. Export your data now, so that nothing is lost.</p>
            <ExportButton load={loadDownloadBackup} />
          </Notice>
        </div>
      )}
      {children}
      {reviewed && <ResultsReview quiz={quiz} section={section} questions={questions} />}
    </>
  )
}
