import type { ReactNode } from 'react'
import { latestVerdicts, tallyOf, type QuestionState } from '../../../domain/history/attempt.ts'
import { quizPath, type Quiz } from '../../../domain/questions/question-set.ts'
import { numberOfQuestion, questionPath, type Section } from '../../../domain/questions/section.ts'
import { attemptLog } from '../../../storage/logs/attempts.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { QuestionGrid } from '../../../ui/charts/question-grid.tsx'
import { useStore } from '../../../ui/hooks/use-store.ts'
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
  const states = latestVerdicts(useStore(attemptLog.store))
  const count = quiz.questionIds.length
  // Only the questions of quiz 1 have pages of their own.
  const hasQuestionPages = quiz.number === 1
  const cells = quiz.questionIds.map((id, index) => ({
    href: hasQuestionPages ? questionPath(section.name, numberOfQuestion(id)) : null,
    label: `Q${index + 1}`,
    state: states.get(id) ?? 'untouched',
  }))
  return (
    <div className={styles['intro']} data-intro>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles['lead']}>{overview.lead}</p>
        <ul className={styles['parts']}>
          {overview.parts.map((part) => (
            <li key={part.name}>
              <strong>{part.name}.</strong> {part.text}
            </li>
          ))}
        </ul>
        <p className={styles['pace']}>
          <strong>{count} questions.</strong> {overview.pace}
        </p>
        {resume ?? (
          <div className={styles['actions']} data-start-quiz="">
            <ButtonLink href="#quiz">Start the full timed quiz</ButtonLink>
          </div>
        )}
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
      {quizzes.length > 1 && (
        <QuizList section={section} quizzes={quizzes} current={quiz.number} states={states} />
      )}
      <p className={styles['ways']}>
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

function QuizList({
  section,
  quizzes,
  current,
  states,
}: {
  section: Section
  quizzes: readonly Quiz[]
  current: number
  states: ReadonlyMap<string, QuestionState>
}): ReactNode {
  return (
    <nav className={styles['quizzes']} aria-labelledby="quizzes">
      <h2 id="quizzes">Quizzes</h2>
      <ol>
        {quizzes.map((quiz) => (
          <li key={quiz.id}>
            <a
              href={quizPath(section.name, quiz.number)}
              aria-current={quiz.number === current ? 'page' : undefined}
            >
              <strong>Quiz {quiz.number}</strong>
              <span>{progressText(quiz, states)}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** How many of the answered questions were right. Answers on other pages count too. */
function progressText({ questionIds }: Quiz, states: ReadonlyMap<string, QuestionState>): string {
  const { answered, right } = tallyOf(questionIds, states)
  return answered === 0 ? `${questionIds.length} questions` : `${right} of ${answered} right`
}
