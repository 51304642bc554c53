import { useEffect, useState, type ReactNode } from 'react'
import { isComplete, isRight } from '../../domain/scoring/score-answer.ts'
import type { Answer, NumericQuestion } from '../../domain/questions/question.ts'
import { Verdict } from '../answer/choice-list.tsx'
import type { FieldProps } from '../answer/answer-field-props.ts'
import styles from './numeric.module.css'

/** A box for a number. */
export function NumericField({
  question,
  answer,
  revealed,
  onAnswer,
}: FieldProps<NumericQuestion>): ReactNode {
  const [text = ''] = answer
  const isMarked = revealed && isComplete(question, answer)
  const isStrange = !revealed && looksStrange(question, answer)
  const [hasPaused, setPaused] = useState(false)
  // Time is outside React. A number half typed, such as the 1, of 1,200, is no mistake until nobody types.
  useEffect(() => {
    if (!isStrange) return
    const timer = setTimeout(() => setPaused(true), 800)
    return () => clearTimeout(timer)
  }, [isStrange, text])
  const isTold = isStrange && hasPaused
  const type = (typed: string): void => {
    const next = typed === '' ? [] : [typed]
    if (!looksStrange(question, next)) setPaused(false)
    onAnswer(next)
  }
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
          aria-invalid={isTold}
          value={text}
          readOnly={revealed}
          onChange={({ target }) => type(target.value)}
        />
      </label>
      {question.unit !== null && <span id={idOf('unit')}>{question.unit}</span>}
      {isMarked && <Verdict id={idOf('verdict')} verdict={verdict} />}
      <p id={idOf('hint')} className={styles['hint']}>
        {!isTold && 'An integer, a decimal or a fraction, such as 12, 0.75 or 3/4.'}
      </p>
      <p role="status" id={idOf('slip')} className={styles['hint']}>
        {isTold && `This cannot be read as a number. ${remedyFor(text)}`}
      </p>
    </div>
  )
}

/** A sign that no number has. */
const strangeSign = /[^\d\s./+−–＋－-９-]/

/** Whether it is no number as it stands, and holds a sign that none has. */
function looksStrange(question: NumericQuestion, answer: Answer): boolean {
  return strangeSign.test(answer[0] ?? '') && !isComplete(question, answer)
}

function remedyFor(text: string): string {
  return strangeSign.test(text.replace(/[,，]/g, ''))
    ? 'Write the number alone, without words or units.'
    : 'A decimal has a point: 0.75, not 0,75.'
}
