import { useEffect, useRef, type ReactNode } from 'react'
import type { PracticeIndex } from '../../../content/questions/question-files.ts'
import type { PastSession } from '../../../domain/history/past-sessions.ts'
import { quizNumber, quizzesOf } from '../../../domain/questions/question-set.ts'
import type { QuestionId } from '../../../domain/questions/question.ts'
import { outcomeOf } from '../../../domain/session/outcomes.ts'
import { ResultsReview } from '../../../session/results/results-review.tsx'
import { TopicBars } from '../../../session/results/topic-bars.tsx'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { MissedLink } from '../custom/missed-link.tsx'
import { QuestionsLoading } from '../questions/questions-loading.tsx'
import { useQuestionFiles } from '../questions/use-questions.ts'
import { formatDay, nameOfSession } from './past-session-list.tsx'
import styles from './history-page.module.css'

type Props = Readonly<{ session: PastSession; index: PracticeIndex }>

/** The review of a quiz or practice set that was done earlier. */
export function PastSessionReview({ session, index }: Props): ReactNode {
  const listed = Object.values(index.questions).flat()
  const ids = questionIdsOf(session, index)
  const summaries = ids.flatMap((id) => listed.find((summary) => summary.id === id) ?? [])
  const files = useQuestionFiles(summaries, index.fileAddresses)
  const questions = summaries.flatMap(({ id }) => files.byId.get(id) ?? [])
  const name = nameOfSession(session, index)
  const isLoaded = questions.length === summaries.length
  const heading = useRef<HTMLHeadingElement>(null)
  // Sets the browser's scroll position and focus.
  useEffect(() => {
    if (!isLoaded) return
    scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [isLoaded])
  if (!isLoaded) return <QuestionsLoading title={name} failed={files.failed} onRetry={files.retry} />
  const rightCount = questions.filter((question) => outcomeOf(session.answers, question) === 'correct').length
  const missingCount = ids.length - questions.length
  return (
    <div
      className={styles['page']}
      data-section={session.sections.length === 1 ? session.sections[0] : undefined}
    >
      <p>
        <a href="/history">Your history</a>
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {name}
      </h1>
      <p className={styles['soft']}>
        {`${formatDay(session.lastAnswerAt)}. ${rightCount} of ${ids.length} right${skippedText(ids.length - session.answeredIds.length)}.`}
      </p>
      {missingCount > 0 && (
        <p className={styles['soft']}>
          {missingCount === 1
            ? 'One question is no longer on this site.'
            : `${missingCount} questions are no longer on this site.`}
        </p>
      )}
      <div className={styles['actions']}>
        <MissedLink session={session.answers} questions={questions} />
        <ButtonLink look="quiet" href="/progress">
          See your progress
        </ButtonLink>
      </div>
      <TopicBars session={session.answers} questions={questions} />
      <ResultsReview session={session.answers} questions={questions} />
    </div>
  )
}

function skippedText(count: number): string {
  return count === 0 ? '' : `, ${count} not answered`
}

/** All questions of a numbered quiz; of a practice set only those that were answered, since the log has no others. */
function questionIdsOf(
  { quiz, sections: [section], answeredIds }: PastSession,
  index: PracticeIndex,
): readonly QuestionId[] {
  if (quiz === null || !section) return answeredIds
  const quizzes = quizzesOf(
    section,
    index.questions[section].map(({ id }) => id),
  )
  return quizzes.find(({ number }) => number === quizNumber(quiz))?.questionIds ?? answeredIds
}
