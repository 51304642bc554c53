import { useState, type ReactNode } from 'react'
import type { Session } from '../../../domain/session/session.ts'
import type { TestPart } from '../../../domain/tests/test-part.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { placeText } from './place-text.ts'
import styles from './test-screens.module.css'

type Props = Readonly<{
  title: string
  session: Session
  part: TestPart
  leaveHref: string
  onResume: () => void
  onStartOver: () => void
}>

/** A test that was interrupted: go on, or begin again. */
export function ResumeTest({ title, session, part, leaveHref, onResume, onStartOver }: Props): ReactNode {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={styles['resume']}>
      <h1>{title}</h1>
      <p>{`In progress: ${placeText(session, part)}. The time you were away does not count.`}</p>
      <div className={styles['buttons']}>
        <Button onClick={onResume}>Go on with the test</Button>
        <Button look="quiet" onClick={() => setAsking(true)}>
          Start over
        </Button>
        <ButtonLink look="quiet" href={leaveHref}>
          All tests
        </ButtonLink>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Start over?"
        closeLabel="Keep my answers"
        isBodyAnnounced
        actions={
          <Button look="danger" onClick={onStartOver}>
            Start over
          </Button>
        }
      >
        <p>Your answers so far, and the essay if you have written one, will be deleted.</p>
      </Dialog>
    </div>
  )
}
