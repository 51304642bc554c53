import type { ReactNode } from 'react'
import { isComplete, isRight } from '../../domain/scoring/mark.ts'
import type { NumericQuestion } from '../../domain/questions/question.ts'
import { Verdict } from '../choice-list.tsx'
import type { FieldProps } from '../field.ts'
import styles from './numeric.module.css'

/** A box for a number. */
export function NumericField({
  question,
  answer,
  revealed,
  onAnswer,
}: FieldProps<NumericQuestion>): ReactNode {
  const [text = ''] = answer
  const isMarked = revealed && answer.length > 0
  // A number half typed is no mistake yet; a sign that no number has is one.
  const isStrange = /[^\d\s./+−–-]/.test(text) && !isComplete(question, answer)
  const verdict = isRight(question, answer) ? 'Correct' : 'Incorrect'
  return (
    <div className={styles['entry']} data-verdict={isMarked ? verdict.toLowerCase() : undefined}>
      <label>
        Your answer
        <input
          className={styles['box']}
          data-entry=""
          autoComplete="off"
          enterKeyHint="done"
          maxLength={24}
          aria-describedby={`unit-${question.id} hint-${question.id}`}
          value={text}
          readOnly={revealed}
          onChange={({ target }) => onAnswer(target.value === '' ? [] : [target.value])}
        />
      </label>
      {question.unit !== null && (
        <span id={`unit-${question.id}`} className={styles['unit']}>
          {question.unit}
        </span>
      )}
      {isMarked && <Verdict verdict={verdict} />}
      <p id={`hint-${question.id}`} className={styles['hint']}>
        An integer, a decimal or a fraction, such as 12, 0.75 or 3/4.
      </p>
      <p role="status" className={styles['hint']}>
        {isStrange && 'This cannot be read as a number. A decimal has a point: 0.75, not 0,75.'}
      </p>
    </div>
  )
}
