import type { ReactNode } from 'react'
import type { Question } from '../../domain/questions/question.ts'
import { outcomeOf } from '../../domain/quiz/finish.ts'
import type { Quiz } from '../../domain/quiz/quiz.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { StepButtons } from '../../ui/step-buttons.tsx'
import styles from './questions-dialog.module.css'

type Props = Readonly<{
  open: boolean
  onClose: () => void
  quiz: Quiz
  questions: readonly Question[]
  /** Turns to the question at a place. */
  onMove: (to: number) => void
}>

const states = {
  correct: { state: 'right', told: 'right' },
  incorrect: { state: 'wrong', told: 'wrong' },
  skipped: { state: 'untouched', told: 'open' },
} as const

/** All questions of the quiz, how each has gone so far, and the way to any of them. */
export function QuestionsDialog({ open, onClose, quiz, questions, onMove }: Props): ReactNode {
  const total = quiz.questionIds.length
  const steps = quiz.questionIds.map((id, index) => {
    const question = questions.find((one) => one.id === id)
    return {
      ...states[question ? outcomeOf(quiz, question) : 'skipped'],
      label: `Q${index + 1}`,
      isCurrent: index === quiz.index,
      onChoose: () => onMove(index),
    }
  })
  return (
    <Dialog open={open} onClose={onClose} title="All questions">
      <p
        className={styles['count']}
      >{`${quiz.checked.length} of ${total} answered. Choose a question to go to it.`}</p>
      <StepButtons steps={steps} />
    </Dialog>
  )
}
