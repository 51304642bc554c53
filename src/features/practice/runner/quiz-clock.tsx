import { Clock, Eye, EyeOff } from 'lucide'
import type { ReactNode } from 'react'
import { formatClock } from '../../../domain/time/instant.ts'
import type { Session } from '../../../domain/session/session.ts'
import { useClock } from '../session/use-clock.ts'
import styles from './quiz-runner.module.css'
import { Icon } from '../../../ui/buttons/icon.tsx'

type Props = Readonly<{ quiz: Session | null; shown: boolean; onToggle: (shown: boolean) => void }>

/** The time on the quiz, which may be put out of sight. */
export function QuizClock({ quiz, shown, onToggle }: Props): ReactNode {
  const shape = shown ? EyeOff : Eye
  return (
    <div className={styles['clock']}>
      {shown ? <Elapsed quiz={quiz} /> : <Icon shape={Clock} />}
      <button className="icon-button" type="button" onClick={() => onToggle(!shown)}>
        <Icon shape={shape} />
        <span className="visually-hidden">{shown ? 'Hide the clock' : 'Show the clock'}</span>
      </button>
    </div>
  )
}

function Elapsed({ quiz }: { quiz: Session | null }): ReactNode {
  const time = formatClock(useClock(quiz))
  const shown = quiz?.limit == null ? time : `${time} / ${formatClock(quiz.limit / 1000)}`
  return (
    <span role="timer" aria-label={`Time elapsed: ${shown}`} data-clock>
      {shown}
    </span>
  )
}
