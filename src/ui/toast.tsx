import { Check, X } from 'lucide'
import { useEffect, useState, type ReactNode } from 'react'
import styles from './toast.module.css'
import { Icon } from './icon.tsx'

/** A short message that goes away by itself. */
export type ToastMessage = Readonly<{ tone: 'right' | 'wrong' | 'error'; title: string; text: string }>

/** How long a toast stays, in milliseconds; one about an error stays long enough to be read twice. */
const stay = { right: 1500, wrong: 1500, error: 10_000 } as const

type Shown = Readonly<{ message: ToastMessage; count: number }>

/** The toast of an island: what to draw, and how to show a message in it. */
export function useToast(): { toast: ReactNode; show: (message: ToastMessage) => void } {
  const [shown, setShown] = useState<Shown | null>(null)
  // The toast leaves after its time: a timer is outside React.
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => setShown(null), stay[shown.message.tone])
    return () => clearTimeout(timer)
  }, [shown])
  const show = (message: ToastMessage): void => {
    setShown((before) => ({ message, count: (before?.count ?? 0) + 1 }))
  }
  const isError = shown?.message.tone === 'error'
  const toast = (
    <>
      <div className={styles['place']} role="status">
        {shown && !isError && <Toast key={shown.count} message={shown.message} />}
      </div>
      <div className={styles['place']} role="alert">
        {shown && isError && <Toast key={shown.count} message={shown.message} />}
      </div>
    </>
  )
  return { toast, show }
}

function Toast({ message }: { message: ToastMessage }): ReactNode {
  const shape = message.tone === 'right' ? Check : X
  return (
    <div className={styles['toast']} data-tone={message.tone} data-toast>
      <Icon shape={shape} size={22} weight={2.5} />
      <div>
        <strong>{message.title}</strong>
        <p>{message.text}</p>
      </div>
    </div>
  )
}
