import type { ReactNode } from 'react'
import { counted } from '../../domain/lib/counted.ts'
import { isLast, openBeside, type Quiz } from '../../domain/quiz/quiz.ts'
import { Button } from '../../ui/button.tsx'
import { LateDialog } from '../../ui/late-dialog.tsx'
import type { QuestionsDialogProps } from './questions-dialog.tsx'
import styles from './quiz-runner.module.css'

/** The list of all questions of a running quiz, and the way to any of them. */
export function AllQuestions(props: QuestionsDialogProps): ReactNode {
  const { open, onClose } = props
  return (
    <LateDialog
      open={open}
      onClose={onClose}
      what="list of questions"
      load={() => import('./questions-dialog.tsx')}
    >
      {({ QuestionsDialog }) => <QuestionsDialog {...props} />}
    </LateDialog>
  )
}

/** Before the quiz is completed: how many questions are open, and where they are. */
export function StillOpen({ quiz, onShow }: Readonly<{ quiz: Quiz; onShow: () => void }>): ReactNode {
  const open = openBeside(quiz)
  if (!isLast(quiz) || open === 0) return null
  return (
    <p className={styles['open']}>
      {`${counted(open, 'question')} still open.`}
      <Button look="quiet" onClick={onShow}>
        Show them
      </Button>
    </p>
  )
}
