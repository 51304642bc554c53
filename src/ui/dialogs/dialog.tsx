import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import styles from './dialog.module.css'

type Props = Readonly<{
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons besides the close button. */
  actions?: ReactNode
  closeLabel?: string
  /** Whether screen readers announce the body as well as the title when the dialog opens. */
  isBodyAnnounced?: boolean
}>

/** A native modal dialog: the browser traps the focus and closes it on Escape. */
export function Dialog(props: Props): ReactNode {
  const { open, onClose, title, children, actions, closeLabel = 'Close', isBodyAnnounced = false } = props
  const element = useRef<HTMLDialogElement>(null)
  const id = useId()
  // The browser owns the open state of a modal dialog: showModal() cannot be expressed in JSX.
  useEffect(() => {
    const dialog = element.current
    if (open && dialog && !dialog.open) {
      dialog.showModal()
      // The focus goes to the close button, which is at the end of a long text.
      dialog.scrollTop = 0
    }
    if (!open && dialog?.open) dialog.close()
  }, [open])
  return (
    <dialog
      ref={element}
      className={styles['dialog']}
      aria-labelledby={`${id}title`}
      aria-describedby={isBodyAnnounced ? `${id}body` : undefined}
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
