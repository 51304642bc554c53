import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import styles from './dialog.module.css'

type Props = Readonly<{
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** What can be done besides closing. */
  actions?: ReactNode
  closeLabel?: string
  /** Whether all of it is read out as it opens. */
  isRead?: boolean
}>

/** A native dialog: the browser keeps the focus inside, and Escape closes it. */
export function Dialog(props: Props): ReactNode {
  const { open, onClose, title, children, actions, closeLabel = 'Close', isRead = false } = props
  const element = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Whether a dialog is shown is the browser's state, not React's.
  useEffect(() => {
    const dialog = element.current
    if (open && dialog && !dialog.open) dialog.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [open])
  return (
    <dialog
      ref={element}
      className={styles['dialog']}
      aria-labelledby={`${id}title`}
      aria-describedby={isRead ? `${id}body` : undefined}
      onClose={onClose}
    >
      {open && (
        <>
          <h2 id={`${id}title`}>{title}</h2>
          <div id={`${id}body`} className={styles['body']}>
            {children}
          </div>
          <div className={styles['actions']}>
            <Button look="quiet" onClick={onClose}>
              {closeLabel}
            </Button>
            {actions}
          </div>
        </>
      )}
    </dialog>
  )
}
