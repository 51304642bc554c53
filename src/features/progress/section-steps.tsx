import type { ReactNode } from 'react'
import type { StepState } from '../../domain/history/attempt.ts'
import type { QuizSet } from '../../domain/questions/quiz-set.ts'
import {
  numberOfQuestion,
  questionPath,
  sectionOfQuestion,
  sections,
  type SectionName,
} from '../../domain/questions/section.ts'
import { StepsGrid } from '../../ui/steps-grid.tsx'
import styles from './section-steps.module.css'

type Props = Readonly<{
  banks: readonly QuizSet[]
  /** How many questions each section holds. */
  totals: Readonly<Record<SectionName, number>>
  states: ReadonlyMap<string, StepState>
}>

/** The numbered bank of each section, as its steps, and what has been answered of all its questions. */
export function SectionSteps({ banks, totals, states }: Props): ReactNode {
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">Your steps</h2>
      <div className={styles['banks']}>
        {banks.map((bank) => {
          const right = bank.questionIds.filter((id) => states.get(id) === 'right').length
          return (
            <div key={bank.id}>
              <h3 className={styles['name']}>{sections[bank.section].title}</h3>
              <p className={styles['count']}>{`${right} of ${bank.questionIds.length} right last time`}</p>
              <StepsGrid
                label={`${sections[bank.section].title} questions`}
                steps={bank.questionIds.map((id) => ({
                  href: questionPath(bank.section, numberOfQuestion(id)),
                  label: `Q${numberOfQuestion(id)}`,
                  state: states.get(id) ?? 'untouched',
                }))}
              />
              <p className={styles['whole']}>{wholeOf(bank.section, totals, states)}</p>
            </div>
          )
        })}
      </div>
    </section>
  )
}

/** What quizzes, practice sets and single pages have come to, by the last answer to each question. */
function wholeOf(
  section: SectionName,
  totals: Readonly<Record<SectionName, number>>,
  states: ReadonlyMap<string, StepState>,
): string {
  const verdicts = [...states].filter(([id]) => sectionOfQuestion(id) === section)
  const right = verdicts.filter(([, state]) => state === 'right').length
  return `All quizzes and practice: ${verdicts.length} of ${totals[section]} questions answered, ${right} right.`
}
