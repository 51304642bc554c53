import { useMemo, type ReactNode } from 'react'
import { latestVerdicts } from '../../../domain/history/attempt.ts'
import { loggedSessionsOf } from '../../../domain/history/logged-sessions.ts'
import { finishedQuizzes, nextQuiz } from '../../../domain/history/quiz-standing.ts'
import { quizPath, type Quiz } from '../../../domain/questions/question-set.ts'
import { numberOfQuestion, questionPath, type Section } from '../../../domain/questions/section.ts'
import { attemptLog } from '../../../storage/logs/attempts.ts'
import { resultsStore } from '../../../storage/results/results.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { QuestionGrid } from '../../../ui/charts/question-grid.tsx'
import { useStore } from '../../../ui/hooks/use-store.ts'
import { QuizList } from './quiz-list.tsx'
import type { SectionOverview } from './section-overview.ts'
import styles from './section-intro.module.css'

type Props = Readonly<{
  section: Section
  title: string
  overview: SectionOverview
  quiz: Quiz
  /** All quizzes of the section. */
  quizzes: readonly Quiz[]
  /** Replaces the start button when there is an unfinished quiz. */
  resume: ReactNode
}>

/** The overview of a section, the start button of the quiz, and a grid of its questions. */
export function SectionIntro(props: Props): ReactNode {
  const { section, title, overview, quiz, quizzes, resume } = props
  const attempts = useStore(attemptLog.store)
  const { results } = useStore(resultsStore)
  const states = latestVerdicts(attempts)
  const finished = useMemo(
    () => finishedQuizzes(section.name, results, loggedSessionsOf(attempts.entries)),
    [section, results, attempts],
  )
  const next = nextQuiz(quiz, quizzes, finished)
  const count = quiz.questionIds.length
  // Only the questions of quiz 1 have pages of their own.
  const hasQuestionPages = quiz.number === 1
  const cells = quiz.questionIds.map((id, index) => ({
    href: hasQuestionPages ? questionPath(section.name, numberOfQuestion(id)) : null,
    label: `Q${index + 1}`,
    state: states.get(id) ?? 'untouched',
  }))
  const start = <ButtonLink href="#quiz">Start the full timed quiz</ButtonLink>
  return (
    <div className={styles['intro']} data-intro>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles['lead']}>{overview.lead}</p>
        <p className={styles['pace']}>
          <strong>{count} questions.</strong> {overview.pace}
        </p>
        {resume ?? (
          <div className={styles['actions']} data-start-quiz="">
            {next ? (
              <ButtonLink href={quizPath(section.name, next.number)}>Start quiz {next.number}</ButtonLink>
            ) : (
              start
            )}
          </div>
        )}
        <details className={styles['about']}>
          <summary>About these questions</summary>
          <ul className={styles['parts']}>
            {overview.parts.map((part) => (
              <li key={part.name}>
                <strong>{part.name}.</strong> {part.text}
              </li>
            ))}
          </ul>
          <p>{overview.about}</p>
        </details>
        <noscript>
          <p className={styles['pace']}>
            The timed quiz needs JavaScript.
            {hasQuestionPages && ' The single-question pages work without it.'}
          </p>
        </noscript>
      </div>
      <div>
        <h2 className={styles['small']}>
          {hasQuestionPages ? 'Answer one question at a time' : 'Questions in this quiz'}
        </h2>
        <QuestionGrid cells={cells} label="Questions" />
        <p className={styles['legend']}>✓ or ✕ shows whether your last answer to a question was right.</p>
      </div>
      {quizzes.length > 1 && <QuizList quizzes={quizzes} current={quiz.number} finished={finished} />}
      <p className={styles['ways']}>
        {next && !resume && (
          <ButtonLink look="quiet" href="#quiz">
            Start the full timed quiz again
          </ButtonLink>
        )}
        <ButtonLink look="quiet" href={`/practice?section=${section.name}`}>
          Practice by topic
        </ButtonLink>
        <ButtonLink look="quiet" href={overview.guide.href}>
          Guide: {overview.guide.title}
        </ButtonLink>
      </p>
    </div>
  )
}
