import { useEffect, useState, type ReactNode } from 'react'
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
  // A number half typed, such as the 1, of 1,200, is no mistake yet.
  const isStrange = usePause(text) && /[^\d\s./+−–-]/.test(text) && !isComplete(question, answer)
  const verdict = isRight(question, answer) ? 'Correct' : 'Incorrect'
  const idOf = (part: string): string => `${part}-${question.id}`
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
          aria-describedby={['stem', 'verdict', 'unit', 'hint', 'slip'].map(idOf).join(' ')}
          aria-invalid={isStrange}
          value={text}
          readOnly={revealed}
          onChange={({ target }) => onAnswer(target.value === '' ? [] : [target.value])}
        />
      </label>
      {question.unit !== null && (
        <span id={idOf('unit')} className={styles['unit']}>
          {question.unit}
        </span>
      )}
      {isMarked && <Verdict id={idOf('verdict')} verdict={verdict} />}
      <p id={idOf('hint')} className={styles['hint']}>
        An integer, a decimal or a fraction, such as 12, 0.75 or 3/4.
      </p>
      <p role="status" id={idOf('slip')} className={styles['hint']}>
        {isStrange && `This cannot be read as a number. ${remedyFor(text)}`}
      </p>
    </div>
  )
}

function remedyFor(text: string): string {
  return text.includes(',')
    ? 'A decimal has a point: 0.75, not 0,75.'
    : 'Write digits only, without words or units.'
}

/** Whether nobody has typed for a moment. */
function usePause(text: string): boolean {
  const [settled, setSettled] = useState(text)
  // Time is outside React.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 800)
    return () => clearTimeout(timer)
  }, [text])
  return settled === text
}
