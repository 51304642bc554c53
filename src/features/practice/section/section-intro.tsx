import type { ReactNode } from 'react'
import { latestVerdicts, tallyOf, type StepState } from '../../../domain/history/attempt.ts'
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
  set: Quiz
  sets: readonly Quiz[]
  /** What to offer in place of the start button, when a quiz has been left half-way. */
  resume: ReactNode
}>

/** What the section is about, its questions as steps, and the way into the quiz. */
export function SectionIntro(props: Props): ReactNode {
  const { section, title, overview, set, sets, resume } = props
  const states = latestVerdicts(useStore(attemptLog.store))
  const count = set.questionIds.length
  // Only the numbered bank has a page for each question.
  const isBank = set.number === 1
  const steps = set.questionIds.map((id, index) => ({
    href: isBank ? questionPath(section.name, numberOfQuestion(id)) : null,
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
          <div className={styles['actions']} data-start="">
            <ButtonLink href="#quiz">Start the full timed quiz</ButtonLink>
          </div>
        )}
        <noscript>
          <p className={styles['pace']}>
            The timed quiz needs JavaScript.{isBank && ' The single questions do not.'}
          </p>
        </noscript>
      </div>
      <div>
        <h2 className={styles['small']}>{isBank ? 'One at a time' : 'Your steps in this quiz'}</h2>
        <QuestionGrid steps={steps} label="Questions" />
        <p className={styles['legend']}>A step shows ✓ or ✕ once you have answered it in this browser.</p>
      </div>
      {sets.length > 1 && <OtherQuizzes section={section} sets={sets} current={set.number} states={states} />}
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

function OtherQuizzes({
  section,
  sets,
  current,
  states,
}: {
  section: Section
  sets: readonly Quiz[]
  current: number
  states: ReadonlyMap<string, StepState>
}): ReactNode {
  return (
    <nav className={styles['quizzes']} aria-labelledby="quizzes">
      <h2 id="quizzes">Quizzes</h2>
      <ol>
        {sets.map((set) => (
          <li key={set.id}>
            <a
              href={quizPath(section.name, set.number)}
              aria-current={set.number === current ? 'page' : undefined}
            >
              <strong>Quiz {set.number}</strong>
              <span>{progressText(set, states)}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** How much of a quiz is right, in it or elsewhere; its length as long as nothing has been answered. */
function progressText({ questionIds }: Quiz, states: ReadonlyMap<string, StepState>): string {
  const { answered, right } = tallyOf(questionIds, states)
  return answered === 0 ? `${questionIds.length} questions` : `${right} of ${questionIds.length} right`
}
