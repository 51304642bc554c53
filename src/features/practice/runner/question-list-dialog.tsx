import type { ReactNode } from 'react'
import type { Question, QuestionId } from '../../../domain/questions/question.ts'
import { outcomeOf, type Outcome } from '../../../domain/session/outcomes.ts'
import { isChecked, type Session } from '../../../domain/session/session.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { StepperButtons, type StepButton } from '../../../ui/buttons/stepper-buttons.tsx'
import styles from './question-list-dialog.module.css'

/** What the list shows, and what it may do. */
export type QuestionListDialogProps = Readonly<{
  open: boolean
  onClose: () => void
  quiz: Session
  questions: readonly Question[]
  /** Turns to the question at a place. */
  onMove: (to: number) => void
}>

type QuestionStatus = Pick<StepButton, 'state' | 'told'>

const verdicts: Readonly<Record<Outcome, QuestionStatus>> = {
  correct: { state: 'right', told: 'right' },
  incorrect: { state: 'wrong', told: 'wrong' },
  skipped: { state: 'untouched', told: 'open' },
}

/** All questions of the quiz, how each has gone so far, and the way to any of them. */
export function QuestionListDialog({
  open,
  onClose,
  quiz,
  questions,
  onMove,
}: QuestionListDialogProps): ReactNode {
  const count = `${quiz.checked.length} of ${quiz.questionIds.length} answered.`
  const steps = quiz.questionIds.map((id, index) => ({
    ...statusOf(quiz, questions, id),
    label: `Q${index + 1}`,
    isCurrent: index === quiz.index,
    onChoose: () => onMove(index),
  }))
  return (
    <Dialog open={open} onClose={onClose} title="All questions">
      <p className={styles['count']}>{`${count} Choose a question to go to it.`}</p>
      <StepperButtons steps={steps} />
    </Dialog>
  )
}

/** How a question has gone so far; of one that has not come yet it is known only whether it was answered. */
function statusOf(quiz: Session, questions: readonly Question[], id: QuestionId): QuestionStatus {
  if (!isChecked(quiz, id))
    return { state: 'untouched', told: id in quiz.answers ? 'open, chosen but not checked' : 'open' }
  const question = questions.find((one) => one.id === id)
  return question ? verdicts[outcomeOf(quiz, question)] : { state: 'untouched', told: 'answered' }
}
