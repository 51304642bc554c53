import type { ReactNode } from 'react'
import type { SessionModule } from '../../../domain/session/module.ts'
import { isEssay, wasTimedOut, type Session } from '../../../domain/session/session.ts'
import { isSectionPart } from '../../../domain/tests/test-part.ts'
import { pluralize } from '../../../domain/text/pluralize.ts'
import type { ReportedEvent } from '../../../session/run/session-store.ts'
import { useFocusedHeading } from '../../../session/run/use-focused-heading.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { durationText, sectionName } from '../test-names.ts'
import { sectionDirections } from './frame/directions-text.tsx'
import { TestBar } from './frame/test-bar.tsx'
import styles from './test-screens.module.css'

type Frame = Readonly<{ title: string; section: string }>

/** After Next on the last question, while time is left. The clock runs. */
export function EndOfSection({
  title,
  section,
  session,
  onReport,
  onReturn,
}: Frame &
  Readonly<{ session: Session; onReport: (event: ReportedEvent) => void; onReturn: () => void }>): ReactNode {
  const heading = useFocusedHeading()
  return (
    <div className={styles['screen']}>
      <TestBar
        title={title}
        section={section}
        place="End of section"
        headingRef={heading}
        session={session}
        moving={
          <>
            <button type="button" onClick={() => onReport({ type: 'reviewed' })}>
              Review
            </button>
            <button type="button" onClick={onReturn}>
              Return
            </button>
            <button type="button" onClick={() => onReport({ type: 'submitted' })}>
              Continue
            </button>
          </>
        }
      />
      <div className={styles['text']}>
        <p>You have reached the end of this section, and there is time left to look over your answers.</p>
        <p>Review shows what is open. Continue ends the section, and you cannot come back to it.</p>
      </div>
    </div>
  )
}

/** A section has ended. No clock runs. */
export function SectionFinished({
  title,
  section,
  session,
  isLast,
  onContinue,
}: Frame & Readonly<{ session: Session; isLast: boolean; onContinue: () => void }>): ReactNode {
  const heading = useFocusedHeading()
  return (
    <div className={styles['screen']}>
      <TestBar title={title} section={section} place="Section finished" headingRef={heading} session={null} />
      <div className={styles['text']}>
        <p>
          {wasTimedOut(session, session.modules.length - 1) && 'Time is up. '}
          What you have answered is saved. This section is closed now.
        </p>
        <p>{isLast ? 'This was the last section.' : 'No clock runs until the next section starts.'}</p>
        <Button onClick={onContinue}>Continue</Button>
      </div>
    </div>
  )
}

/** Before a section: what it holds and how long it takes. No clock runs. */
export function SectionDirections({
  title,
  section,
  module,
  leaveHref,
  onContinue,
}: Frame & Readonly<{ module: SessionModule; leaveHref: string; onContinue: () => void }>): ReactNode {
  const heading = useFocusedHeading()
  if (!isSectionPart(module.id)) return null
  const count = isEssay(module) ? '1 essay' : pluralize(module.questionIds.length, 'question')
  return (
    <div className={styles['screen']}>
      <TestBar
        title={title}
        section={section}
        place={sectionName(module.id)}
        headingRef={heading}
        session={null}
        leaving={<a href={leaveHref}>Quit and save</a>}
      />
      <div className={styles['text']}>
        <p className={styles['measure']}>
          {count}
          {module.limit === null ? ', without a time limit' : ` in ${durationText(module.limit)}`}
        </p>
        {sectionDirections(module.id)}
        {module.tools.includes('calculator') && (
          <p>A calculator is on the screen. Paper and pencil may be used too, as in the test.</p>
        )}
        <p>The clock starts when you continue.</p>
        <Button onClick={onContinue}>Continue</Button>
      </div>
    </div>
  )
}
