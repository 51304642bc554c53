import { Check, Minus, X } from 'lucide'
import type { ReactNode } from 'react'
import { formatClock } from '../../domain/time/instant.ts'
import { noAnswer, type Answer, type Question } from '../../domain/questions/question.ts'
import { outcomeOf, type Outcome } from '../../domain/session/outcomes.ts'
import { isAskedOnTheTest, type Section } from '../../domain/questions/section.ts'
import { isChecked, type Session } from '../../domain/session/session.ts'
import { AnswerField } from '../../renderer/answer/answer-field.tsx'
import { Explanation } from '../../renderer/explanation.tsx'
import { QuestionStem } from '../../renderer/question-stem.tsx'
import styles from './results-review.module.css'
import { Icon } from '../../ui/buttons/icon.tsx'

type Props = Readonly<{ session: Session; section: Section; questions: readonly Question[] }>

const icons = { correct: Check, incorrect: X, skipped: Minus } as const
const labels = { correct: 'Correct', incorrect: 'Incorrect', skipped: 'Skipped' } as const

/** Every question of a finished session, with its time, outcome, answer and explanation. */
export function ResultsReview({ session, section, questions }: Props): ReactNode {
  return (
    <section className={styles['review']} aria-labelledby="review">
      <h2 id="review">Review every question</h2>
      <p className={`${styles['lead']} no-print`}>
        Open a question to see your answer, the right answer and the explanation.
        {isAskedOnTheTest(section.name) &&
          ` The GRE allows about ${minutesAndSeconds(section.paceSeconds)} for each.`}
      </p>
      {questions.map((question, index) => (
        <ReviewedQuestion
          key={question.id}
          number={index + 1}
          question={question}
          answer={session.answers[question.id] ?? noAnswer}
          isFinal={isChecked(session, question.id)}
          outcome={outcomeOf(session, question)}
          seconds={(session.spent[question.id] ?? 0) / 1000}
        />
      ))}
    </section>
  )
}

function minutesAndSeconds(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)} min ${whole % 60} s`
}

type ReviewedQuestionProps = Readonly<{
  number: number
  question: Question
  answer: Answer
  /** Whether the answer was checked or submitted. */
  isFinal: boolean
  outcome: Outcome
  seconds: number
}>

function ReviewedQuestion(props: ReviewedQuestionProps): ReactNode {
  const { number, question, answer, isFinal, outcome, seconds } = props
  const shape = icons[outcome]
  return (
    <details className={styles['item']} data-outcome={outcome} data-reviewed={question.id}>
      <summary className={styles['summary']}>
        <h3 className={styles['number']}>Question {number}</h3>
        <span className={styles['time']}>{formatClock(seconds)}</span>
        <span className={styles['outcome']}>
          <Icon shape={shape} size={18} weight={2.5} />
          {labels[outcome]}
        </span>
      </summary>
      <div className={styles['body']}>
        <QuestionStem question={question} number={number} />
        {outcome === 'skipped' && answer.length > 0 && (
          <p className={styles['lead']}>
            {`You started an answer but did not ${isFinal ? 'complete' : 'check'} it, so this question counts as skipped.`}
          </p>
        )}
        <AnswerField question={question} answer={answer} revealed />
        <Explanation question={question} level={4} />
      </div>
    </details>
  )
}
