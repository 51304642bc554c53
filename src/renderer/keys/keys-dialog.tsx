import type { ReactNode } from 'react'
import type { SessionMode } from '../../domain/session/module.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { examKeys, questionKeys } from './key-names.ts'
import styles from './keys-dialog.module.css'

type Props = Readonly<{
  open: boolean
  onClose: () => void
  enabled: boolean
  mode: SessionMode
  onToggle: (enabled: boolean) => void
}>

/** The list of keys, with a checkbox that turns them off. */
export function KeysDialog({ open, onClose, enabled, mode, onToggle }: Props): ReactNode {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard">
      <dl className={styles['keys']}>
        {(mode === 'exam' ? examKeys : questionKeys).map(([key, effect]) => (
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
