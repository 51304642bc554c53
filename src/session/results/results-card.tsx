import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react'
import { formatClock } from '../../domain/time/instant.ts'
import type { Question } from '../../domain/questions/question.ts'
import { resultOf } from '../../domain/session/outcomes.ts'
import type { Session } from '../../domain/session/session.ts'
import { scorePercent } from '../../domain/scoring/percent.ts'
import { scoreMessage } from '../../domain/scoring/score-message.ts'
import { loadDownloadBackup } from '../../storage/backup/load-backup-code.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { ExportButton } from '../../ui/buttons/export-button.tsx'
import { Notice } from '../../ui/messages/notice.tsx'
import { ScoreRing } from '../../ui/charts/score-ring.tsx'
import { ResultsReview } from './results-review.tsx'
import { TopicBars } from './topic-bars.tsx'
import styles from './results-card.module.css'

type Props = Readonly<{
  session: Session
  /** The name of the quiz or practice set. */
  title: string
  heading?: string
  questions: readonly Question[]
  /** False if saving failed. */
  isSaved: boolean
  onTryAgain: () => void
  /** A link to practice what was missed. */
  missed: ReactNode
  /** A link to the next quiz, or to other practice. */
  next: ReactNode
  /** Shown between the score and the review. */
  children?: ReactNode
}>

export function ResultsCard(props: Props): ReactNode {
  const { session, title, questions, isSaved, onTryAgain, missed, next, children } = props
  const { heading = 'Quiz Results' } = props
  const result = resultOf(session, questions)
  const percent = scorePercent(result.correctAnswers, result.questionsCount)
  // The review of every question is long, so it renders after the score is painted.
  const isReviewShown = useDeferredValue(true, false)
  const headingElement = useRef<HTMLHeadingElement>(null)
  const review = useRef<HTMLHeadingElement>(null)
  // Sets the browser's scroll position and focus.
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    headingElement.current?.focus({ preventScroll: true })
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
          <h1 id="quiz-results" ref={headingElement} tabIndex={-1} aria-describedby="score">
            {heading}
          </h1>
          <p className={styles['message']}>{scoreMessage(percent)}</p>
          <dl className={styles['counts']}>
            {counts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className={`${styles['actions']} no-print`}>
            {missed}
            <Button look="quiet" onClick={() => review.current?.focus()}>
              See why
            </Button>
            {next}
          </div>
          <div className={`${styles['others']} no-print`}>
            <Button look="quiet" onClick={onTryAgain}>
              Try Again
            </Button>
            <ButtonLink look="quiet" href="/">
              Return Home
            </ButtonLink>
            <ButtonLink look="quiet" href="/progress">
              See your progress
            </ButtonLink>
          </div>
        </div>
      </section>
      {!isSaved && (
        <div className={styles['unkept']}>
          <Notice tone="problem">
            <p>
              Your result may not be saved in this browser. Export your data now so that you do not lose it.
            </p>
            <ExportButton load={loadDownloadBackup} />
          </Notice>
        </div>
      )}
      {children}
      <TopicBars session={session} questions={questions} />
      {isReviewShown && <ResultsReview session={session} questions={questions} headingRef={review} />}
    </>
  )
}
