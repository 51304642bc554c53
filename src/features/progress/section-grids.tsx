import type { ReactNode } from 'react'
import { tallyOf, type QuestionState, type Tally } from '../../domain/history/attempt.ts'
import type { QuestionId } from '../../domain/questions/question.ts'
import type { Quiz } from '../../domain/questions/question-set.ts'
import {
  numberOfQuestion,
  questionPath,
  sectionOfQuestion,
  sections,
  type SectionName,
} from '../../domain/questions/section.ts'
import { QuestionGrid } from '../../ui/charts/question-grid.tsx'
import styles from './section-grids.module.css'

type Props = Readonly<{
  /** Quiz 1 of each section, whose questions have pages of their own. */
  firstQuizzes: readonly Quiz[]
  /** The number of questions in each section. */
  totals: Readonly<Record<SectionName, number>>
  /** Ids of questions that are no longer on the site. */
  retired: readonly QuestionId[]
  states: ReadonlyMap<QuestionId, QuestionState>
  /** False until the log of attempts has been read; then no counts are shown. */
  isLogRead: boolean
}>

/** For each section: a grid of the questions of quiz 1, and how many of all its questions have been answered. */
export function SectionGrids({ firstQuizzes, totals, retired, states, isLogRead }: Props): ReactNode {
  const answeredIds = [...states.keys()].filter((id) => !retired.includes(id))
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">Your answers</h2>
      <div className={styles['banks']} data-log-read={isLogRead}>
        {firstQuizzes.map((quiz) => {
          const { answered, right } = tallyOf(quiz.questionIds, states)
          const sectionTally = tallyOf(
            answeredIds.filter((id) => sectionOfQuestion(id) === quiz.section),
            states,
          )
          return (
            <div key={quiz.id}>
              <h3 className={styles['name']}>{sections[quiz.section].title}</h3>
              <p className={styles['count']}>
                {answered === 0
                  ? `None of these ${quiz.questionIds.length} answered yet`
                  : `${answered} of ${quiz.questionIds.length} answered, ${right} right`}
              </p>
              <QuestionGrid
                label={`${sections[quiz.section].title} questions`}
                cells={quiz.questionIds.map((id) => ({
                  href: questionPath(quiz.section, numberOfQuestion(id)),
                  label: `Q${numberOfQuestion(id)}`,
                  state: states.get(id) ?? 'untouched',
                }))}
              />
              <p className={styles['whole']}>{sectionTotalText(sectionTally, totals[quiz.section])}</p>
            </div>
          )
        })}
      </div>
    </section>
  )
}

/** Counts answers from quizzes, practice sets and single-question pages. Only the latest answer to a question counts. */
function sectionTotalText({ answered, right }: Tally, total: number): string {
  return `All quizzes and practice: ${answered} of ${total} questions answered, ${right} right.`
}
