import { useEffect, useState, type ReactNode } from 'react'
import { isComplete, isRight } from '../../domain/questions/kinds/kinds.ts'
import type { Answer, QuestionOf } from '../../domain/questions/question.ts'
import { Verdict } from '../answer/choice-list.tsx'
import type { FieldProps } from '../answer/answer-field-props.ts'
import styles from './numeric.module.css'

/** Numeric entry: an input field for a number. */
export function NumericField({ question, answer, revealed, onAnswer }: FieldProps<'numeric'>): ReactNode {
  const [text = ''] = answer
  const isScored = revealed && isComplete(question, answer)
  const isUnreadable = !revealed && hasInvalidCharacter(question, answer)
  const [hasPaused, setPaused] = useState(false)
  // Timer: a half-typed number, such as "1," on the way to "1,200", counts as an error only after a pause in typing.
  useEffect(() => {
    if (!isUnreadable) return
    const timer = setTimeout(() => setPaused(true), 800)
    return () => clearTimeout(timer)
  }, [isUnreadable, text])
  const isErrorShown = isUnreadable && hasPaused
  const changeText = (typed: string): void => {
    const next = typed === '' ? [] : [typed]
    if (!hasInvalidCharacter(question, next)) setPaused(false)
    onAnswer(next)
  }
  const verdict = isRight(question, answer) ? 'Correct' : 'Incorrect'
  const idOf = (part: string): string => `${part}-${question.id}`
  return (
    <div className={styles['entry']} data-verdict={isScored ? verdict.toLowerCase() : undefined}>
      <label>
        Your answer
        <input
          className={styles['box']}
          data-text-field=""
          autoComplete="off"
          enterKeyHint="done"
          maxLength={24}
          aria-describedby={['stem', 'verdict', 'unit', 'hint', 'slip'].map(idOf).join(' ')}
          aria-invalid={isErrorShown}
          value={text}
          readOnly={revealed}
          onChange={({ target }) => changeText(target.value)}
        />
      </label>
      {question.unit !== null && <span id={idOf('unit')}>{question.unit}</span>}
      {isScored && <Verdict id={idOf('verdict')} verdict={verdict} />}
      <p id={idOf('hint')} className={styles['hint']}>
        {!isErrorShown && 'An integer, a decimal or a fraction, such as 12, 0.75 or 3/4.'}
      </p>
      <p role="status" id={idOf('slip')} className={styles['hint']}>
        {isErrorShown && `We cannot read this as a number. ${correctionFor(text)}`}
      </p>
    </div>
  )
}

/** A character that is never part of a number. Full-width digits and signs are allowed. */
const invalidCharacter = /[^\d\s./+−–＋－-９-]/

/** Whether the text is not a number and contains an invalid character. A number such as "1,200" passes. */
function hasInvalidCharacter(question: QuestionOf<'numeric'>, answer: Answer): boolean {
  return invalidCharacter.test(answer[0] ?? '') && !isComplete(question, answer)
}

function correctionFor(text: string): string {
  return invalidCharacter.test(text.replace(/[,，]/g, ''))
    ? 'Enter only the number, without words or units.'
    : 'Use a point for decimals: 0.75, not 0,75.'
}
