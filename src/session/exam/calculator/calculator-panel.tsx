import { Move, X } from 'lucide'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { Icon } from '../../../ui/buttons/icon.tsx'
import {
  displayOf,
  hasMemory,
  press,
  transferText,
  type Calculator,
  type CalculatorKey,
} from './calculator.ts'
import { steps, useMovable } from './use-movable.ts'
import styles from './calculator-panel.module.css'

/** The keys as they are placed on the test. */
const rows: readonly (readonly CalculatorKey[])[] = [
  ['MR', 'MC', 'M+', '(', ')'],
  ['7', '8', '9', '÷', 'C'],
  ['4', '5', '6', '×', 'CE'],
  ['1', '2', '3', '−', '√'],
  ['±', '0', '.', '+', '='],
]

/** What screen readers say for a key that is a sign. */
const names: Partial<Record<CalculatorKey, string>> = {
  MR: 'MR, memory recall',
  MC: 'MC, memory clear',
  'M+': 'M+, add to memory',
  '(': 'Open parenthesis',
  ')': 'Close parenthesis',
  '÷': 'Divide',
  '×': 'Times',
  '−': 'Minus',
  '+': 'Plus',
  '√': 'Square root',
  '±': 'Change sign',
  '.': 'Point',
  '=': 'Equals',
  C: 'C, clear all',
  CE: 'CE, clear entry',
}

/** The keys of a keyboard that are not on the calculator by the same sign. */
const typedKeys: Readonly<Record<string, CalculatorKey>> = {
  '-': '−',
  '*': '×',
  x: '×',
  '/': '÷',
  ',': '.',
  Delete: 'CE',
  c: 'C',
  r: '√',
}

type Props = Readonly<{
  calculator: Calculator
  onChange: (calculator: Calculator) => void
  onClose: () => void
  /** Whether it was opened just now. */
  takesFocus: boolean
  /** Puts a number into the answer; null if the question takes none. */
  onTransfer: ((text: string) => void) | null
}>

/** The calculator: not modal, moved by mouse, touch or arrow keys. Its keys never reach the question, nor the other way. */
export function CalculatorPanel({ calculator, onChange, onClose, takesFocus, onTransfer }: Props): ReactNode {
  const { panel, moveBy, handle } = useMovable()
  const display = displayOf(calculator)
  const transferred = transferText(calculator)
  const pressKey = (key: CalculatorKey): void => onChange(press(calculator, key))
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { target } = event
    const step = steps[event.key]
    const isOnButton = target instanceof HTMLButtonElement
    if (event.key === 'Escape') onClose()
    else if (step && isOnButton && 'handle' in target.dataset) moveBy(step)
    // Enter on a button presses that button.
    else if (event.key === 'Enter' ? isOnButton : !keyOf(event.key)) return
    else pressKey(keyOf(event.key) ?? '=')
    event.preventDefault()
  })
  // Keyboard: the keys belong to the calculator while the focus is in it.
  useEffect(() => {
    const element = panel.current
    const listen = (event: KeyboardEvent): void => onKeyDown(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [panel])
  // Sets the focus, so that the keyboard works at once.
  useEffect(() => {
    if (takesFocus) panel.current?.focus()
  }, [panel, takesFocus])
  return (
    <div ref={panel} className={styles['panel']} role="dialog" aria-label="Calculator" tabIndex={-1}>
      <div className={styles['head']}>
        <button className={styles['handle']} type="button" data-handle {...handle}>
          <Icon shape={Move} size={18} />
          <span className="visually-hidden">Move the calculator: drag, or use the arrow keys</span>
        </button>
        <span>Calculator</span>
        <button type="button" onClick={onClose}>
          <Icon shape={X} size={18} />
          <span className="visually-hidden">Close the calculator</span>
        </button>
      </div>
      <div className={styles['display']}>
        <span className={styles['memory']}>{hasMemory(calculator) && 'M'}</span>
        <output aria-label="Display" data-display>
          {display}
        </output>
      </div>
      <div className={styles['keys']}>
        {rows.flat().map((key) => (
          <button
            key={key}
            type="button"
            data-key={key}
            aria-label={names[key]}
            onClick={() => pressKey(key)}
          >
            {key}
          </button>
        ))}
      </div>
      <button
        className={styles['transfer']}
        type="button"
        disabled={onTransfer === null || transferred === null}
        onClick={() => transferred !== null && onTransfer?.(transferred)}
      >
        Transfer display
      </button>
      <p className={styles['hint']}>
        Keyboard: digits, + − * / ( ) . Enter; R root, C clear all, Delete clear entry.
      </p>
    </div>
  )
}

function keyOf(typed: string): CalculatorKey | undefined {
  return typedKeys[typed] ?? typedKeys[typed.toLowerCase()] ?? rows.flat().find((key) => key === typed)
}
