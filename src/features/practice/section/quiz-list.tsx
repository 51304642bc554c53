import type { ReactNode } from 'react'
import type { FinishedQuiz } from '../../../domain/history/quiz-standing.ts'
import { quizPath, type Quiz } from '../../../domain/questions/question-set.ts'
import { countAnswered, type Session } from '../../../domain/session/session.ts'
import { useDraft } from '../../../session/run/drafts/use-draft.ts'
import styles from './quiz-list.module.css'

type Props = Readonly<{
  quizzes: readonly Quiz[]
  /** The number of the quiz on this page. */
  current: number
  finished: ReadonlyMap<number, FinishedQuiz>
}>

/** Links to all quizzes of a section, each with its state: new, in progress or finished. */
export function QuizList({ quizzes, current, finished }: Props): ReactNode {
  return (
    <nav className={styles['quizzes']} aria-labelledby="quizzes">
      <h2 id="quizzes">Quizzes</h2>
      <ol>
        {quizzes.map((quiz) => (
          <li key={quiz.id}>
            <QuizCard quiz={quiz} isCurrent={quiz.number === current} finished={finished.get(quiz.number)} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function QuizCard({
  quiz,
  isCurrent,
  finished,
}: Readonly<{ quiz: Quiz; isCurrent: boolean; finished: FinishedQuiz | undefined }>): ReactNode {
  const draft = useDraft(quiz, true)
  return (
    <a
      href={quizPath(quiz.section, quiz.number)}
      aria-current={isCurrent ? 'page' : undefined}
      data-quiz-state={draft ? 'unfinished' : finished ? 'finished' : 'new'}
    >
      <strong>Quiz {quiz.number}</strong>
      <span>{draft ? unfinishedText(draft) : finished ? finishedText(finished) : 'New'}</span>
    </a>
  )
}

function unfinishedText(draft: Session): string {
  return `In progress, ${countAnswered(draft)} answered`
}

function finishedText({ percent, date }: FinishedQuiz): string {
  const day = new Date(date).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })
  return `${percent}%, ${day}`
}
