import type { ReactNode } from 'react'
import styles from '../charts/question-grid.module.css'

/** One step that can be turned to: its label, what is said of it besides, and how it went. */
export type StepButton = Readonly<{
  label: string
  told: string
  state: 'untouched' | 'right' | 'wrong'
  isCurrent: boolean
  onChoose: () => void
}>

/** Five columns of steps to turn to, the current one marked. A dialog that holds them puts the focus on that. */
export function StepperButtons({ steps }: { steps: readonly StepButton[] }): ReactNode {
  return (
    <ol className={styles['grid']}>
      {steps.map(({ label, told, state, isCurrent, onChoose }) => (
        <li key={label}>
          <button
            ref={isCurrent ? markForFocus : undefined}
            className={styles['step']}
            type="button"
            data-state={state}
            aria-label={`${label}, ${told}`}
            aria-current={isCurrent ? 'step' : undefined}
            onClick={onChoose}
          >
            {label}
          </button>
        </li>
      ))}
    </ol>
  )
}

/** A native dialog asks for this attribute; React keeps it to itself. */
function markForFocus(button: HTMLButtonElement): () => void {
  button.setAttribute('autofocus', '')
  return () => button.removeAttribute('autofocus')
}
