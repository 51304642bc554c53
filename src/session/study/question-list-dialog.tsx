import type { ReactNode } from 'react'
import type { Question, QuestionId } from '../../domain/questions/question.ts'
import { outcomeOf, type Outcome } from '../../domain/session/outcomes.ts'
import { currentModule, isChecked, type Session } from '../../domain/session/session.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { QuestionGridButtons, type GridButton } from '../../ui/charts/question-grid-buttons.tsx'
import styles from './question-list-dialog.module.css'

export type QuestionListDialogProps = Readonly<{
  open: boolean
  onClose: () => void
  session: Session
  /** The questions that are loaded so far. */
  questions: readonly Question[]
  onMove: (toIndex: number) => void
}>

type QuestionStatus = Pick<GridButton, 'state' | 'description'>

const statusByOutcome: Readonly<Record<Outcome, QuestionStatus>> = {
  correct: { state: 'right', description: 'right' },
  incorrect: { state: 'wrong', description: 'wrong' },
  skipped: { state: 'untouched', description: 'not answered' },
}

/** Lists all questions of the session with their status; choosing one moves to it. */
export function QuestionListDialog({
  open,
  onClose,
  session,
  questions,
  onMove,
}: QuestionListDialogProps): ReactNode {
  const { questionIds } = currentModule(session)
  const count = `${session.checked.length} of ${questionIds.length} answered.`
  const buttons = questionIds.map((id, index) => ({
    ...statusOf(session, questions, id),
    label: `Q${index + 1}`,
    isCurrent: index === session.index,
    onChoose: () => onMove(index),
  }))
  return (
    <Dialog open={open} onClose={onClose} title="All questions">
      <p className={styles['count']}>{`${count} Choose a question to go to it.`}</p>
      <QuestionGridButtons buttons={buttons} />
    </Dialog>
  )
}

/** The status of a question. Before a question is loaded, its answer cannot be scored and is only 'answered'. */
function statusOf(session: Session, questions: readonly Question[], id: QuestionId): QuestionStatus {
  if (!isChecked(session, id))
    return {
      state: 'untouched',
      description: id in session.answers ? 'answer chosen but not checked' : 'not answered',
    }
  const question = questions.find((loaded) => loaded.id === id)
  return question
    ? statusByOutcome[outcomeOf(session, question)]
    : { state: 'untouched', description: 'answered' }
}
