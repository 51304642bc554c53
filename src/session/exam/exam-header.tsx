import type { ReactNode } from 'react'
import type { Session } from '../../domain/session/session.ts'
import { changeSettings, settingsStore } from '../../storage/settings/settings.ts'
import { useStore } from '../../ui/hooks/use-store.ts'
import { useFocusedHeading } from '../run/use-focused-heading.ts'
import { QuizClock } from '../study/quiz-clock.tsx'
import styles from './exam-runner.module.css'

type Props = Readonly<{
  title: string
  /** The heading of this screen. It gets the focus when the screen appears. */
  heading: string
  session: Session
  /** Shown at the right of the title. */
  children?: ReactNode
}>

/** The top of a screen in exam mode. */
export function ExamHeader({ title, heading, session, children }: Props): ReactNode {
  const { clock } = useStore(settingsStore)
  const element = useFocusedHeading()
  return (
    <>
      <div className={styles['top']}>
        <h1 className={styles['title']}>{title}</h1>
        {children}
      </div>
      <div className={styles['bar']}>
        <h2 className={styles['heading']} ref={element} tabIndex={-1}>
          {heading}
        </h2>
        <QuizClock
          session={session}
          isShown={clock}
          onToggle={(isShown) => changeSettings({ clock: isShown })}
        />
      </div>
    </>
  )
}
