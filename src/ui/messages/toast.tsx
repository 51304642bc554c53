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

/**
 * A short message that disappears by itself. If there is an `announcement`, screen readers read it instead of `text`;
 * it is not visible.
 */
export type ToastMessage = Readonly<{
  tone: 'right' | 'wrong' | 'error'
  title: string
  text: string
  announcement?: string
}>

/** How long a toast is visible, in milliseconds. An error stays long enough to be read twice. */
const durations = { right: 1500, wrong: 1500, error: 10_000 } as const

type VisibleToast = Readonly<{ message: ToastMessage; count: number }>

/**
 * The toast of an island: `toast` is the element to render, in one place, which it keeps free of everything else. Calling
 * `show` renders only the toast, not the island.
 */
export function useToast(): { toast: ReactNode; show: (message: ToastMessage) => void } {
  const handle = useRef<ToastHandle>(null)
  return { toast: <Toasts ref={handle} />, show: (message) => handle.current?.show(message) }
}

type ToastHandle = Readonly<{ show: (message: ToastMessage) => void }>

function Toasts({ ref }: { ref: Ref<ToastHandle> }): ReactNode {
  const [latest, setLatest] = useState<VisibleToast | null>(null)
  // Deferred, so that the click that shows the toast first paints its own change.
  const shown = useDeferredValue(latest)
  const count = useRef(0)
  useImperativeHandle(ref, () => ({
    show: (message) => {
      count.current += 1
      setLatest({ message, count: count.current })
    },
  }))
  // Timer: hides the toast, unless another one has replaced it.
  useEffect(() => {
    if (!shown) return
    const hide = (): void => setLatest((current) => (current === shown ? null : current))
    const timer = setTimeout(hide, durations[shown.message.tone])
    return () => clearTimeout(timer)
  }, [shown])
  const isError = shown?.message.tone === 'error'
  return (
    <>
      <div role="status">{shown && !isError && <Toast key={shown.count} message={shown.message} />}</div>
      <div role="alert">{shown && isError && <Toast key={shown.count} message={shown.message} />}</div>
    </>
  )
}

function Toast({ message }: { message: ToastMessage }): ReactNode {
  const shape = message.tone === 'right' ? Check : X
  return (
    <div className={styles['toast']} data-tone={message.tone} data-toast>
      <Icon shape={shape} size={20} weight={2.5} />
      <div>
        {/* If several paragraphs appear at once, some screen readers announce only the last one. */}
        <p className={styles['title']} aria-hidden>
          {message.title}
        </p>
        <p aria-hidden={message.announcement !== undefined}>{message.text}</p>
        {message.announcement !== undefined && <p className="visually-hidden">{message.announcement}</p>}
      </div>
    </div>
  )
}
