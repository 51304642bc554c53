import { Calculator as CalculatorIcon } from 'lucide'
import { useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { typedAnswer } from '../../../domain/questions/kinds/kinds.ts'
import type { Question } from '../../../domain/questions/question.ts'
import { currentModule, type Session } from '../../../domain/session/session.ts'
import { Icon } from '../../../ui/buttons/icon.tsx'
import { CalculatorPanel } from './calculator-panel.tsx'
import { newCalculator } from './calculator.ts'
import { calculatorOf, isCalculatorOpen, keepCalculator, onCalculatorChange } from './kept-calculator.ts'

/** The calculator of a module that allows one: its button, and the panel while it is open. Null if it is not allowed. */
export function useCalculator(
  session: Session,
  question: Question,
  onTransfer: (text: string) => void,
): Readonly<{ button: ReactNode; panel: ReactNode }> | null {
  const button = useRef<HTMLButtonElement>(null)
  const place = `${session.id} ${currentModule(session).id}`
  const calculator = useSyncExternalStore(
    onCalculatorChange,
    () => calculatorOf(place),
    () => newCalculator,
  )
  const isOpen = useSyncExternalStore(
    onCalculatorChange,
    () => isCalculatorOpen(place),
    () => false,
  )
  /** Whether it was open when the question appeared; the question then has the focus. */
  const [wasOpen] = useState(isOpen)
  if (!currentModule(session).tools.includes('calculator')) return null
  const setOpen = (open: boolean): void => keepCalculator(place, calculator, open)
  const close = (): void => {
    setOpen(false)
    button.current?.focus()
  }
  return {
    button: (
      <button
        ref={button}
        type="button"
        aria-pressed={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        <Icon shape={CalculatorIcon} size={16} />
        Calculator
      </button>
    ),
    panel: isOpen && (
      <CalculatorPanel
        calculator={calculator}
        takesFocus={!wasOpen}
        onChange={(next) => keepCalculator(place, next, true)}
        onClose={close}
        onTransfer={typedAnswer(question) === null ? null : onTransfer}
      />
    ),
  }
}
