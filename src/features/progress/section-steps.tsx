import type { ReactNode } from 'react'
import { tallyOf, type StepState, type Tally } from '../../domain/history/attempt.ts'
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
import styles from './section-steps.module.css'

type Props = Readonly<{
  banks: readonly Quiz[]
  /** How many questions each section holds. */
  totals: Readonly<Record<SectionName, number>>
  /** The ids of what was once asked and is served no more. */
  retired: readonly QuestionId[]
  states: ReadonlyMap<QuestionId, StepState>
  /** Whether the log has been asked: before that nobody knows what was answered. */
  isKnown: boolean
}>

/** The numbered bank of each section, as its steps, and what has been answered of all its questions. */
export function SectionSteps({ banks, totals, retired, states, isKnown }: Props): ReactNode {
  const served = [...states.keys()].filter((id) => !retired.includes(id))
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">Your steps</h2>
      <div className={styles['banks']} data-known={isKnown}>
        {banks.map((bank) => {
          const { answered, right } = tallyOf(bank.questionIds, states)
          const whole = tallyOf(
            served.filter((id) => sectionOfQuestion(id) === bank.section),
            states,
          )
          return (
            <div key={bank.id}>
              <h3 className={styles['name']}>{sections[bank.section].title}</h3>
              <p className={styles['count']}>
                {answered === 0
                  ? `None of these ${bank.questionIds.length} answered yet`
                  : `${right} of ${bank.questionIds.length} right last time`}
              </p>
              <QuestionGrid
                label={`${sections[bank.section].title} questions`}
                steps={bank.questionIds.map((id) => ({
                  href: questionPath(bank.section, numberOfQuestion(id)),
                  label: `Q${numberOfQuestion(id)}`,
                  state: states.get(id) ?? 'untouched',
                }))}
              />
              <p className={styles['whole']}>{wholeOf(whole, totals[bank.section])}</p>
            </div>
          )
        })}
      </div>
    </section>
  )
}

/** What quizzes, practice sets and single pages have come to, by the last answer to each question. */
function wholeOf({ answered, right }: Tally, total: number): string {
  return `All quizzes and practice: ${answered} of ${total} questions answered, ${right} right.`
}
