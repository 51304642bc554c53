import type { ReactNode } from 'react'
import type { QuestionId } from '../../domain/questions/question.ts'
import styles from './missing-part.module.css'

/** The id of the element that says what is missing. */
export const missingPartId = 'missing-part'

type Props = Readonly<{
  question: QuestionId
  /** What the answer still needs; null if it is complete. */
  text: string | null
}>

/**
 * Says what an answer still needs. Each question has an element of its own: screen readers announce what changes while
 * the learner answers, and not what the next question begins with.
 */
export function MissingPart({ question, text }: Props): ReactNode {
  return (
    <p key={question} id={missingPartId} role="status" className={styles['missing']}>
      {text}
    </p>
  )
}

/** Moves the focus to the first part of the answer field that is still empty, unless it is there already. */
export function focusMissingPart(): void {
  const parts = document.querySelectorAll('[data-choices] :is(fieldset, [data-text-field])')
  const empty = [...parts].find((part) => !part.querySelector(':checked'))
  if (!empty || empty.contains(document.activeElement)) return
  const target = empty.matches('input') ? empty : empty.querySelector('input')
  if (target instanceof HTMLElement) target.focus()
}
