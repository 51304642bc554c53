import { Clock, Eye, EyeOff } from 'lucide'
import type { ReactNode } from 'react'
import { formatClock } from '../../domain/time/instant.ts'
import { currentModule, type Session } from '../../domain/session/session.ts'
import { useClock } from '../run/use-clock.ts'
import styles from './session-head.module.css'
import { Icon } from '../../ui/buttons/icon.tsx'

type Props = Readonly<{ session: Session | null; isShown: boolean; onToggle: (isShown: boolean) => void }>

/** The elapsed time of the current module, with a button to hide it. */
export function QuizClock({ session, isShown, onToggle }: Props): ReactNode {
  const shape = isShown ? EyeOff : Eye
  return (
    <div className={styles['clock']}>
      {isShown ? <ElapsedTime session={session} /> : <Icon shape={Clock} />}
      <button className="icon-button" type="button" onClick={() => onToggle(!isShown)}>
        <Icon shape={shape} />
        <span className="visually-hidden">{isShown ? 'Hide the clock' : 'Show the clock'}</span>
      </button>
    </div>
  )
}

function ElapsedTime({ session }: { session: Session | null }): ReactNode {
  const elapsed = formatClock(useClock(session))
  const limit = session && currentModule(session).limit
  const text = limit === null ? elapsed : `${elapsed} / ${formatClock(limit / 1000)}`
  return (
    <span role="timer" aria-label={`Time elapsed: ${text}`} data-clock>
      {text}
    </span>
  )
}
