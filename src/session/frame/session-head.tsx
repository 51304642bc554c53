import type { ReactNode, RefObject } from 'react'
import type { Session } from '../../domain/session/session.ts'
import { changeSettings, settingsStore } from '../../storage/settings/settings.ts'
import { ProgressBar } from '../../ui/charts/progress-bar.tsx'
import { useStore } from '../../ui/hooks/use-store.ts'
import { QuizClock } from './quiz-clock.tsx'
import styles from './session-head.module.css'

type Props = Readonly<{
  title: string
  /** Where the learner is in the session. */
  heading: string
  headingRef: RefObject<HTMLHeadingElement | null>
  session: Session | null
  /** How much of the session has been reached; without it there is no progress bar. */
  percent?: number
  /** The fragment of the page that the session was started from. */
  leaveHref: string
  /** Further buttons. */
  children?: ReactNode
}>

/** The one line above a running session. The header of the site makes way for it. */
export function SessionHead(props: Props): ReactNode {
  const { title, heading, headingRef, session, percent, leaveHref, children } = props
  const { clock } = useStore(settingsStore)
  return (
    <>
      <div className={styles['head']}>
        <a className={`${styles['leave']} no-print`} href={leaveHref}>
          {/* On a phone it breaks into two lines, not three. */}
          {'Save\u00a0and leave'}
        </a>
        <div className={styles['place']}>
          <h1 className={styles['title']}>{title}</h1>
          <h2 className={styles['heading']} ref={headingRef} tabIndex={-1}>
            {heading}
          </h2>
        </div>
        <QuizClock
          session={session}
          isShown={clock}
          onToggle={(isShown) => changeSettings({ clock: isShown })}
        />
        {children}
      </div>
      {percent !== undefined && <ProgressBar percent={percent} label="Questions reached" />}
    </>
  )
}
