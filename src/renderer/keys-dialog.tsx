import type { ReactNode } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import styles from './keys-dialog.module.css'

type Props = Readonly<{
  open: boolean
  onClose: () => void
  enabled: boolean
  onToggle: (enabled: boolean) => void
}>

const keys = [
  ['A to E, or 1 to 5', 'Choose an answer'],
  ['Enter', 'Check the answer, then move on'],
  ['?', 'Show this list'],
] as const

/** The list of keys, and the switch that turns them off. */
export function KeysDialog({ open, onClose, enabled, onToggle }: Props): ReactNode {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard">
      <dl className={styles['keys']}>
        {keys.map(([key, effect]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
      <label className={styles['switch']}>
        <input type="checkbox" checked={enabled} onChange={(event) => onToggle(event.target.checked)} />
        Use these keys
      </label>
    </Dialog>
  )
}
