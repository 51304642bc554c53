import { useEffect, useRef, useState, type ReactNode } from 'react'
import { isComplete, isRight } from '../../domain/questions/kinds/kinds.ts'
import type { Answer, QuestionOf } from '../../domain/questions/question.ts'
import { Verdict } from '../answer/choice-list.tsx'
import type { FieldProps } from '../answer/answer-field-props.ts'
import styles from './numeric.module.css'

const maxLength = 24

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
  const idOf = (part: string): string => `${part}-${question.id}`
  const box = useRef<HTMLInputElement>(null)
  const typeSign = (next: string): void => {
    changeText(next.slice(0, maxLength))
    box.current?.focus()
  }
  const isUnitFirst = question.unit === '$'
  const unit = question.unit !== null && <span id={idOf('unit')}>{question.unit}</span>
  const verdict = isRight(question, answer) ? 'Correct' : 'Incorrect'
  return (
    <div className={styles['entry']} data-verdict={isScored ? verdict.toLowerCase() : undefined}>
      <label htmlFor={idOf('box')}>Your answer</label>
      {isUnitFirst && unit}
      <input
        ref={box}
        id={idOf('box')}
        className={styles['box']}
        data-text-field=""
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={maxLength}
        aria-describedby={['stem', 'verdict', 'unit', 'hint', 'slip'].map(idOf).join(' ')}
        aria-invalid={isErrorShown}
        value={text}
        readOnly={revealed}
        onChange={({ target }) => changeText(target.value)}
      />
      {!isUnitFirst && unit}
      {!revealed && <SignKeys text={text} onType={typeSign} />}
      {isScored && <Verdict id={idOf('verdict')} verdict={verdict} />}
      <p id={idOf('hint')} className={styles['hint']}>
        {!isErrorShown && 'An integer, a decimal or a fraction, such as 12, 0.75 or 3/4.'}
      </p>
      <p role="status" id={idOf('slip')} className={styles['hint']}>
        {isErrorShown && `We can’t read “${text.trim()}” as a number. ${correctionFor(text)}`}
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
  return /^\D?\d+[,，]\d+$/.test(text.trim())
    ? 'Use a point for decimals: 0.75, not 0,75.'
    : 'Type digits, a point or a slash, such as 12.5 or 3/4.'
}

type SignKeysProps = Readonly<{ text: string; onType: (text: string) => void }>

/** The two signs that the number keyboards of phones lack. Hidden where there is a mouse, and so a whole keyboard. */
function SignKeys({ text, onType }: SignKeysProps): ReactNode {
  const [, minus, number = ''] = /^([-−–－]?)(.*)$/.exec(text) ?? []
  return (
    <span className={styles['signs']}>
      <button
        type="button"
        aria-label="Minus sign"
        aria-pressed={minus !== ''}
        onClick={() => onType(minus === '' ? `-${number}` : number)}
      >
        −
      </button>
      <button type="button" aria-label="Slash, for a fraction" onClick={() => onType(`${text}/`)}>
        /
      </button>
    </span>
  )
}
