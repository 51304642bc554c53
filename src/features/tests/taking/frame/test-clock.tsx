import { Clock, Eye, EyeOff } from 'lucide'
import { useState, type ReactNode } from 'react'
import { currentModule, type Session } from '../../../../domain/session/session.ts'
import { formatClock } from '../../../../domain/time/instant.ts'
import { useClock } from '../../../../session/run/use-clock.ts'
import { Icon } from '../../../../ui/buttons/icon.tsx'
import styles from './test-clock.module.css'

/** The seconds left at which a hidden clock comes back. */
const warningAt = 300

/** Hidden before the warning, or after it as well. */
type Hidden = 'before' | 'after' | null

/** What was chosen last: each question draws its own clock, and the choice holds for the section. */
let lastChoice: Readonly<{ section: string; hidden: Hidden }> = { section: '', hidden: null }

/** Counts down. It can be hidden, but comes back when five minutes are left. */
export function TestClock({ session }: { session: Session }): ReactNode {
  const elapsed = useClock(session)
  const { limit } = currentModule(session)
  const left = limit === null ? null : Math.max(0, Math.round(limit / 1000) - elapsed)
  const isWarning = left !== null && left <= warningAt
  const section = `${session.id} ${session.modules.length}`
  const [hidden, setHidden] = useState(lastChoice.section === section ? lastChoice.hidden : null)
  const hide = (choice: Hidden): void => {
    lastChoice = { section, hidden: choice }
    setHidden(choice)
  }
  // What was hidden before the warning is shown again with it; it can then be hidden a second time.
  const isHidden = hidden === 'after' || (hidden === 'before' && !isWarning)
  const text = formatClock(left ?? elapsed)
  return (
    <div className={styles['clock']} data-warning={isWarning || undefined}>
      {isHidden ? (
        <Icon shape={Clock} />
      ) : (
        <span role="timer" aria-label={`${left === null ? 'Time so far' : 'Time left'}: ${text}`} data-clock>
          {text}
        </span>
      )}
      <button
        className="icon-button"
        type="button"
        onClick={() => hide(isHidden ? null : isWarning ? 'after' : 'before')}
      >
        <Icon shape={isHidden ? Eye : EyeOff} />
        <span>{isHidden ? 'Show time' : 'Hide time'}</span>
      </button>
      <span className="visually-hidden" role="status">
        {isWarning ? 'Five minutes or less are left in this section.' : ''}
      </span>
    </div>
  )
}
