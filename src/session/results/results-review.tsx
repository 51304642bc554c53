import { useState, type ReactNode, type RefObject } from 'react'
import { formatDuration } from '../../domain/time/instant.ts'
import type { Question, QuestionId } from '../../domain/questions/question.ts'
import { isAskedOnTheTest, sectionNames, sections } from '../../domain/questions/section.ts'
import { isInReview, reviewFilters, type ReviewFilter } from '../../domain/session/review-filter.ts'
import type { SessionAnswers } from '../../domain/session/session.ts'
import { markedStore } from '../../storage/settings/marked-questions.ts'
import { useStore } from '../../ui/hooks/use-store.ts'
import { ReviewedQuestion } from './reviewed-question.tsx'
import styles from './results-review.module.css'

type Props = Readonly<{
  session: SessionAnswers
  questions: readonly Question[]
  headingRef?: RefObject<HTMLHeadingElement | null>
}>

const filterNames: Readonly<Record<ReviewFilter, string>> = {
  all: 'All',
  wrong: 'Wrong',
  skipped: 'Skipped',
  slow: 'Slow',
  marked: 'Marked for later',
}

type Shown = Readonly<{ filter: ReviewFilter; marked: readonly QuestionId[] }>

/** Every question of a finished session, with its time, outcome, answer and explanation. */
export function ResultsReview({ session, questions, headingRef }: Props): ReactNode {
  const marked = useStore(markedStore)
  // A question that is no longer marked stays in view until another filter is chosen.
  const [shown, setShown] = useState<Shown>({ filter: 'all', marked })
  const countIn = (each: ReviewFilter): number =>
    questions.filter((question) => isInReview(each, session, question, marked)).length
  return (
    <section className={styles['review']} aria-labelledby="review">
      <h2 id="review" ref={headingRef} tabIndex={-1}>
        Review every question
      </h2>
      <p className={`${styles['lead']} no-print`}>
        Open a question to see your answer, the right answer and the explanation.
        {paceText(questions)}
      </p>
      <div className={`${styles['filters']} no-print`} role="group" aria-label="Questions to show">
        {reviewFilters.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={shown.filter === each}
            disabled={countIn(each) === 0 && shown.filter !== each}
            onClick={() => setShown({ filter: each, marked })}
          >
            {`${filterNames[each]} ${countIn(each)}`}
          </button>
        ))}
      </div>
      {questions.map((question, index) => (
        <ReviewedQuestion
          key={question.id}
          number={index + 1}
          question={question}
          session={session}
          isHidden={!isInReview(shown.filter, session, question, shown.marked)}
        />
      ))}
    </section>
  )
}

/** How long the test allows for a question of each of the sections; empty if it has none of them. */
function paceText(questions: readonly Question[]): string {
  const names = sectionNames.filter((name) => questions.some(({ section }) => section === name))
  const paces = names
    .filter(isAskedOnTheTest)
    .map((name) => [sections[name].shortTitle.toLowerCase(), formatDuration(sections[name].paceSeconds)])
  if (paces.length === 0) return ''
  const text =
    names.length === 1
      ? `${paces[0]?.[1]} for each`
      : paces.map(([name, pace]) => `${pace} for each ${name} question`).join(' and ')
  return ` The GRE allows about ${text}. A question is slow if it took more than one and a half times as long.`
}
