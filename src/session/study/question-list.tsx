import type { ReactNode } from 'react'
import { pluralize } from '../../domain/text/pluralize.ts'
import { isLast, countOtherOpen, type Session } from '../../domain/session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LazyDialog } from '../../ui/dialogs/lazy-dialog.tsx'
import type { QuestionListDialogProps } from './question-list-dialog.tsx'
import styles from './quiz-runner.module.css'

/** The list of all questions of a running session. Its code is loaded when it is first opened. */
export function QuestionList(props: QuestionListDialogProps): ReactNode {
  const { open, onClose } = props
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      contentName="list of questions"
      load={() => import('./question-list-dialog.tsx')}
    >
      {({ QuestionListDialog }) => <QuestionListDialog {...props} />}
    </LazyDialog>
  )
}

/** On the last question: warns if other questions are still unanswered. */
export function UnansweredNotice({
  session,
  onShow,
}: Readonly<{ session: Session; onShow: () => void }>): ReactNode {
  const unanswered = countOtherOpen(session)
  if (!isLast(session) || unanswered === 0) return null
  return (
    <p className={styles['open']}>
      {`${pluralize(unanswered, 'question')} still unanswered.`}
      <Button look="quiet" onClick={onShow}>
        Show the question list
      </Button>
    </p>
  )
}
