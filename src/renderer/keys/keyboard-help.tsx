import { Keyboard } from 'lucide'
import type { ReactNode } from 'react'
import type { SessionMode } from '../../domain/session/module.ts'
import { Icon } from '../../ui/buttons/icon.tsx'
import { LazyDialog } from '../../ui/dialogs/lazy-dialog.tsx'
import styles from './keyboard-help.module.css'

type Props = Readonly<{
  open: boolean
  onOpen: () => void
  onClose: () => void
  /** Whether single-key shortcuts are turned on. */
  enabled: boolean
  onToggle: (enabled: boolean) => void
  mode?: SessionMode
}>

/** The button that opens the list of keys, with its dialog. */
export function KeyboardHelp({ open, onOpen, onClose, mode = 'study', ...keys }: Props): ReactNode {
  return (
    <>
      <button
        className={`icon-button ${styles['keys']}`}
        type="button"
        data-keys-enabled={keys.enabled}
        onClick={onOpen}
      >
        <Icon shape={Keyboard} />
        Keyboard
      </button>
      <LazyDialog
        open={open}
        onClose={onClose}
        contentName="list of keys"
        load={() => import('./keys-dialog.tsx')}
      >
        {({ KeysDialog }) => <KeysDialog open={open} onClose={onClose} mode={mode} {...keys} />}
      </LazyDialog>
    </>
  )
}
