import type { ReactNode } from 'react'
import { pluralize } from '../../../domain/text/pluralize.ts'
import { isLast, countOtherOpen, type Session } from '../../../domain/session/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx'
import type { QuestionListDialogProps } from './question-list-dialog.tsx'
import styles from './quiz-runner.module.css'

/** The list of all questions of a running quiz, and the way to any of them. */
export function QuestionList(props: QuestionListDialogProps): ReactNode {
  const { open, onClose } = props
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      what="list of questions"
      load={() => import('./question-list-dialog.tsx')}
    >
      {({ QuestionListDialog }) => <QuestionListDialog {...props} />}
    </LazyDialog>
  )
}

/** Before the quiz is completed: how many questions are open, and where they are. */
export function OpenQuestionsNotice({
  quiz,
  onShow,
}: Readonly<{ quiz: Session; onShow: () => void }>): ReactNode {
  const open = countOtherOpen(quiz)
  if (!isLast(quiz) || open === 0) return null
  return (
    <p className={styles['open']}>
      {`${pluralize(open, 'question')} still open.`}
      <Button look="quiet" onClick={onShow}>
        Show them
      </Button>
    </p>
  )
}
