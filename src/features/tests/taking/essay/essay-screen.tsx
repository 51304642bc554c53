import { useState, type ReactNode } from 'react'
import type { Session } from '../../../../domain/session/session.ts'
import { withEssayText } from '../../../../domain/tests/finished-test.ts'
import type { IssueTask } from '../../../../domain/tests/form.ts'
import type { ReportedEvent } from '../../../../session/run/session-store.ts'
import { useFocusedHeading } from '../../../../session/run/use-focused-heading.ts'
import { readEssay, saveEssay } from '../../../../storage/tests/essay-drafts.ts'
import { ExitDialog } from '../frame/confirm-dialogs.tsx'
import { EssayEditor, useSavedSoon } from './essay-editor.tsx'
import { HelpButton } from '../frame/help-button.tsx'
import { LeavingButtons } from '../frame/leaving-buttons.tsx'
import { TestBar } from '../frame/test-bar.tsx'
import styles from './essay-screen.module.css'

type Props = Readonly<{
  title: string
  section: string
  session: Session
  task: IssueTask
  leaveHref: string
  onReport: (event: ReportedEvent) => void
}>

/** The essay: the statement and the instruction beside a plain editor. The text is saved while it is written. */
export function EssayScreen({ title, section, session, task, leaveHref, onReport }: Props): ReactNode {
  const heading = useFocusedHeading()
  const [text, setText] = useState(() => readEssay(session.id).text)
  const [isLeaving, setLeaving] = useState(false)
  useSavedSoon(text, (latest) =>
    saveEssay(session.id, withEssayText(readEssay(session.id), latest, Date.now())),
  )
  const end = (): void => onReport({ type: 'submitted' })
  return (
    <div className={styles['screen']}>
      <TestBar
        title={title}
        section={section}
        place="Question 1 of 1"
        headingRef={heading}
        session={session}
        leaving={<LeavingButtons leaveHref={leaveHref} onExit={end} />}
        tools={<HelpButton part="essay" />}
        moving={
          <button type="button" onClick={() => setLeaving(true)}>
            Next
          </button>
        }
      />
      <div className={styles['columns']}>
        <div className={styles['task']}>
          <blockquote>{task.statement}</blockquote>
          <p>{task.instruction}</p>
        </div>
        <EssayEditor initialText={text} onChange={setText} />
      </div>
      <ExitDialog open={isLeaving} onClose={() => setLeaving(false)} onExit={end} />
    </div>
  )
}
