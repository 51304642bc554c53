import type { ReactNode, RefObject } from 'react'
import type { Session } from '../../../../domain/session/session.ts'
import styles from './test-bar.module.css'
import placeStyles from './test-place.module.css'
import { TestClock } from './test-clock.tsx'

type Props = Readonly<{
  title: string
  /** Which section this is, such as 'Section 2 of 5'. */
  section: string
  /** Where the learner is in it: a heading that gets the focus. */
  place: string
  headingRef: RefObject<HTMLHeadingElement | null>
  /** The session whose clock is shown; null if no clock runs. */
  session: Session | null
  /** Buttons that leave, buttons that help, and buttons that move. */
  leaving?: ReactNode
  tools?: ReactNode
  moving?: ReactNode
}>

/** The head of every screen of a test: the buttons, where the learner is, and the time left. */
export function TestBar({
  title,
  section,
  place,
  headingRef,
  session,
  leaving,
  tools,
  moving,
}: Props): ReactNode {
  return (
    <div className={styles['bar']}>
      <div className={styles['ribbon']}>
        <h1 className={styles['title']}>{title}</h1>
        <div className={styles['leaving']}>{leaving}</div>
        <div className={styles['tools']}>{tools}</div>
        <div className={styles['moving']}>{moving}</div>
      </div>
      <div className={placeStyles['place']}>
        <p>{section}</p>
        <h2 ref={headingRef} tabIndex={-1}>
          {place}
        </h2>
        {session && <TestClock session={session} />}
      </div>
    </div>
  )
}
