import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import {
  startHistory,
  withEdit,
  withRedo,
  withReplacement,
  withUndo,
  type EditorText,
  type TextHistory,
} from '../../../../domain/tests/text-history.ts'
import styles from './essay-screen.module.css'

type Props = Readonly<{
  initialText: string
  onChange: (text: string) => void
}>

/** The plain editor of the test: cut, paste, undo and redo. It checks no spelling. */
export function EssayEditor({ initialText, onChange }: Props): ReactNode {
  const [history, setHistory] = useState<TextHistory>(() => startHistory(initialText))
  const [clipboard, setClipboard] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  const { past, present, future } = history
  const change = (next: TextHistory): void => {
    setHistory(next)
    if (next.present.text !== present.text) onChange(next.present.text)
  }
  const current = (): EditorText => {
    const { value = present.text, selectionStart = 0, selectionEnd = 0 } = area.current ?? {}
    return { text: value, start: selectionStart, end: selectionEnd }
  }
  const replace = (replacement: string): void => {
    change(
      withEdit({ ...history, typedAt: null, present: current() }, withReplacement(current(), replacement), 0),
    )
    area.current?.focus()
  }
  const cut = (): void => {
    const { text, start, end } = current()
    if (start === end) return
    setClipboard(text.slice(start, end))
    replace('')
  }
  const step = (next: TextHistory): void => {
    change(next)
    area.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const key = event.key.toLowerCase()
    if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return
    event.preventDefault()
    step(key === 'y' || event.shiftKey ? withRedo(history) : withUndo(history))
  }
  // Sets the cursor, which the browser moves to the end when a script changes the text.
  useLayoutEffect(() => {
    const element = area.current
    if (element && (element.selectionStart !== present.start || element.selectionEnd !== present.end))
      element.setSelectionRange(present.start, present.end)
  }, [present])
  return (
    <div className={styles['editor']}>
      <div className={styles['tools']} role="group" aria-label="Editor">
        <button type="button" onClick={cut}>
          Cut
        </button>
        <button type="button" disabled={clipboard === ''} onClick={() => replace(clipboard)}>
          Paste
        </button>
        <button type="button" disabled={past.length === 0} onClick={() => step(withUndo(history))}>
          Undo
        </button>
        <button type="button" disabled={future.length === 0} onClick={() => step(withRedo(history))}>
          Redo
        </button>
      </div>
      <textarea
        ref={area}
        className={styles['text']}
        aria-label="Your essay"
        value={present.text}
        spellCheck={false}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        data-gramm="false"
        maxLength={50_000}
        onChange={(event) => {
          const { value, selectionStart, selectionEnd } = event.currentTarget
          change(withEdit(history, { text: value, start: selectionStart, end: selectionEnd }, Date.now()))
        }}
        onCut={() => setClipboard(window.getSelection()?.toString() ?? '')}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}

/** Saves a text within half a second of a change, and at once when the page or the screen is left. */
export function useSavedSoon(text: string, save: (text: string) => void): void {
  const saved = useRef(text)
  const latest = useRef(text)
  useEffect(() => void (latest.current = text), [text])
  const saveNow = useEffectEvent(() => {
    if (saved.current === latest.current) return
    saved.current = latest.current
    save(latest.current)
  })
  // Storage: twice a second, so that no more than that is ever lost.
  useEffect(() => {
    const timer = setInterval(() => saveNow(), 500)
    return () => clearInterval(timer)
  }, [])
  // Storage: the page may be closed at any moment.
  useEffect(() => {
    const onLeave = (): void => saveNow()
    addEventListener('pagehide', onLeave)
    document.addEventListener('visibilitychange', onLeave)
    return () => {
      removeEventListener('pagehide', onLeave)
      document.removeEventListener('visibilitychange', onLeave)
      onLeave()
    }
  }, [])
}
