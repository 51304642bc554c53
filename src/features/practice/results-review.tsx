import { Check, Minus, X } from 'lucide'
import type { ReactNode } from 'react'
import type { Question } from '../../domain/questions/question.ts'
import { outcomeOf, type AnswerKey, type Outcome } from '../../domain/quiz/finish.ts'
import type { Quiz } from '../../domain/quiz/quiz.ts'
import { ChoiceList } from '../../renderer/choice-list.tsx'
import { Explanation } from '../../renderer/explanation.tsx'
import { QuestionStem } from '../../renderer/question-stem.tsx'
import styles from './results-review.module.css'
import { Icon } from '../../ui/icon.tsx'

type Props = Readonly<{ quiz: Quiz; questions: readonly Question[]; answerKey: AnswerKey }>

const icons = { correct: Check, incorrect: X, skipped: Minus } as const
const words = { correct: 'Correct', incorrect: 'Incorrect', skipped: 'Skipped' } as const

/** Every question of a finished quiz: what was chosen, what is right, and why. */
export function ResultsReview({ quiz, questions, answerKey }: Props): ReactNode {
  return (
    <section className={styles['review']} aria-labelledby="review">
      <h2 id="review">Review every question</h2>
      <p className={styles['lead']}>
        Open a question to see what you chose, the right answer and the explanation.
      </p>
      {questions.map((question, index) => (
        <ReviewedQuestion
          key={question.id}
          number={index + 1}
          question={question}
          chosen={quiz.answers[question.id] ?? null}
          outcome={outcomeOf(quiz, answerKey, question.id)}
        />
      ))}
    </section>
  )
}

type ReviewedProps = Readonly<{ number: number; question: Question; chosen: string | null; outcome: Outcome }>

function ReviewedQuestion({ number, question, chosen, outcome }: ReviewedProps): ReactNode {
  const shape = icons[outcome]
  return (
    <details className={styles['item']} data-outcome={outcome} data-reviewed={question.id}>
      <summary className={styles['summary']}>
        <h3 className={styles['number']}>Question {number}</h3>
        <span className={styles['outcome']}>
          <Icon shape={shape} size={18} weight={2.5} />
          {words[outcome]}
        </span>
      </summary>
      <div className={styles['body']}>
        <QuestionStem question={question} />
        <ChoiceList question={question} chosen={chosen} revealed />
        <Explanation question={question} />
      </div>
    </details>
  )
}
