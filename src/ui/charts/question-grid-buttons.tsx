import type { ReactNode } from 'react'
import styles from './question-grid.module.css'

/** One button of the grid: `description` is added to the label for screen readers. */
export type GridButton = Readonly<{
  label: string
  description: string
  state: 'untouched' | 'right' | 'wrong'
  isCurrent: boolean
  onChoose: () => void
}>

/** A grid of buttons that move to a question. When a dialog with this grid opens, the current question gets the focus. */
export function QuestionGridButtons({ buttons }: { buttons: readonly GridButton[] }): ReactNode {
  return (
    <ol className={styles['grid']}>
      {buttons.map(({ label, description, state, isCurrent, onChoose }) => (
        <li key={label}>
          <button
            ref={isCurrent ? setAutofocus : undefined}
            className={styles['step']}
            type="button"
            data-state={state}
            aria-label={`${label}, ${description}`}
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

/** showModal() looks for this attribute, but React does not render its `autoFocus` prop as an attribute. */
function setAutofocus(button: HTMLButtonElement): () => void {
  button.setAttribute('autofocus', '')
  return () => button.removeAttribute('autofocus')
}
