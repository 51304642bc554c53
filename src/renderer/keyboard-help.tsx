import { Keyboard } from 'lucide'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'
import styles from './keyboard-help.module.css'

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
  const [list, setList] = useState<typeof import('./keys-dialog.tsx') | null>(null)
  const [failed, setFailed] = useState(false)
  const giveUp = useEffectEvent((error: unknown) => {
    console.warn('The list of keys could not be loaded.', error)
    setFailed(true)
    dialog.onClose()
  })
  // Few look at the list, and those who do so once: it is on the server until it is asked for.
  useEffect(() => {
    if (open) import('./keys-dialog.tsx').then(setList, (error: unknown) => giveUp(error))
  }, [open])
  return (
    <>
      <button
        className={`icon-button ${styles['keys']}`}
        type="button"
        data-keys-on={dialog.enabled}
        onClick={onOpen}
      >
        <Icon shape={Keyboard} />
        Keyboard
      </button>
      <span role="status">
        {failed && !open && !list && 'The list of keys did not load. Check your connection, then try again.'}
      </span>
      {list && <list.KeysDialog open={open} {...dialog} />}
    </>
  )
}
