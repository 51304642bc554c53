import { Check, X } from 'lucide'
import {
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react'
import styles from './toast.module.css'
import { Icon } from '../buttons/icon.tsx'

/** A short message that goes away by itself. What is told, where it is not the text, is heard and not seen. */
export type ToastMessage = Readonly<{
  tone: 'right' | 'wrong' | 'error'
  title: string
  text: string
  announcement?: string
}>

/** How long a toast stays, in milliseconds; one about an error stays long enough to be read twice. */
const stay = { right: 1500, wrong: 1500, error: 10_000 } as const

type VisibleToast = Readonly<{ message: ToastMessage; count: number }>

/** The toast of an island: what to draw, and how to show a message in it. Showing one draws nothing else anew. */
export function useToast(): { toast: ReactNode; show: (message: ToastMessage) => void } {
  const place = useRef<ToastPlace>(null)
  return { toast: <Toasts ref={place} />, show: (message) => place.current?.show(message) }
}

type ToastPlace = Readonly<{ show: (message: ToastMessage) => void }>

function Toasts({ ref }: { ref: Ref<ToastPlace> }): ReactNode {
  const [latest, setLatest] = useState<VisibleToast | null>(null)
  // What a click changes in its own place is painted first; the toast comes with what was put off.
  const shown = useDeferredValue(latest)
  const count = useRef(0)
  useImperativeHandle(ref, () => ({
    show: (message) => {
      count.current += 1
      setLatest({ message, count: count.current })
    },
  }))
  // The toast leaves after its time: a timer is outside React.
  useEffect(() => {
    if (!shown) return
    const leave = (): void => setLatest((now) => (now === shown ? null : now))
    const timer = setTimeout(leave, stay[shown.message.tone])
    return () => clearTimeout(timer)
  }, [shown])
  const isError = shown?.message.tone === 'error'
  return (
    <>
      <div className={styles['place']} role="status">
        {shown && !isError && <Toast key={shown.count} message={shown.message} />}
      </div>
      <div className={styles['place']} role="alert">
        {shown && isError && <Toast key={shown.count} message={shown.message} />}
      </div>
    </>
  )
}

function Toast({ message }: { message: ToastMessage }): ReactNode {
  const shape = message.tone === 'right' ? Check : X
  return (
    <div className={styles['toast']} data-tone={message.tone} data-toast>
      <Icon shape={shape} size={22} weight={2.5} />
      <div>
        {/* Of several paragraphs that come at once some readers tell the last alone. */}
        <p className={styles['title']} aria-hidden>
          {message.title}
        </p>
        <p aria-hidden={message.announcement !== undefined}>{message.text}</p>
        {message.announcement !== undefined && <p className="visually-hidden">{message.announcement}</p>}
      </div>
    </div>
  )
}
