import { Keyboard } from 'lucide'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'
import styles from './keyboard-help.module.css'

/** Few look at the list of keys, and those who do so once; it comes when it is asked for. */
const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }))

type Props = Readonly<{
  open: boolean
  onOpen: () => void
  onClose: () => void
  /** Whether the keys are on. */
  enabled: boolean
  onToggle: (enabled: boolean) => void
}>

/** The button that lists the keys, and the list. */
export function KeyboardHelp({ open, onOpen, ...dialog }: Props): ReactNode {
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  return (
    <>
      <button className={styles['keys']} type="button" onClick={onOpen}>
        <Icon shape={Keyboard} />
        Keyboard
      </button>
      {wasOpen && (
        <Suspense>
          <KeysDialog open={open} {...dialog} />
        </Suspense>
      )}
    </>
  )
}
