import { Check, Minus, X } from 'lucide'
import type { ReactNode } from 'react'
import { questionName } from '../../domain/questions/names.ts'
import { noAnswer, type Question } from '../../domain/questions/question.ts'
import { outcomeOf } from '../../domain/session/outcomes.ts'
import { isChecked, type SessionAnswers } from '../../domain/session/session.ts'
import { formatDuration } from '../../domain/time/instant.ts'
import { AnswerField } from '../../renderer/answer/answer-field.tsx'
import { Explanation } from '../../renderer/explanation.tsx'
import { QuestionStem } from '../../renderer/question-stem.tsx'
import { Icon } from '../../ui/buttons/icon.tsx'
import { MarkButton } from '../frame/mark-button.tsx'
import styles from './results-review.module.css'

const icons = { correct: Check, incorrect: X, skipped: Minus } as const
const labels = { correct: 'Correct', incorrect: 'Incorrect', skipped: 'Skipped' } as const

type Props = Readonly<{ number: number; question: Question; session: SessionAnswers; isHidden: boolean }>

/** One question of a finished session, folded. */
export function ReviewedQuestion({ number, question, session, isHidden }: Props): ReactNode {
  const answer = session.answers[question.id] ?? noAnswer
  const outcome = outcomeOf(session, question)
  return (
    <details className={styles['item']} hidden={isHidden} data-outcome={outcome} data-reviewed={question.id}>
      <summary className={styles['summary']}>
        <h3 className={styles['number']}>Question {number}</h3>
        <span className={styles['topic']}>{`${questionName(question)}, ${question.difficulty}`}</span>
        <span className={styles['time']}>{formatDuration((session.spent[question.id] ?? 0) / 1000)}</span>
        <span className={styles['outcome']}>
          <Icon shape={icons[outcome]} size={18} weight={2.5} />
          {labels[outcome]}
        </span>
      </summary>
      <div className={styles['body']}>
        <QuestionStem question={question} number={number} answer={answer} revealed={outcome !== 'skipped'} />
        {outcome === 'skipped' && answer.length > 0 && (
          <p className={styles['lead']}>
            {`You started an answer but did not ${isChecked(session, question.id) ? 'complete' : 'check'} it, so this question counts as skipped.`}
          </p>
        )}
        <AnswerField question={question} answer={answer} revealed />
        <Explanation question={question} level={4} />
        <MarkButton question={question.id} />
      </div>
    </details>
  )
}
