import type { ReactNode } from 'react'
import { choiceGroups, choosesFromPassage } from '../../../domain/questions/kinds/kinds.ts'
import { choiceLetter, type Question } from '../../../domain/questions/question.ts'
import type { TestForm } from '../../../domain/tests/form.ts'
import { paperSections, type PaperSection } from '../../../domain/tests/paper.ts'
import { sectionName } from '../test-names.ts'
import { PaperQuestions } from './paper-questions.tsx'
import { PaperHead } from './paper-head.tsx'
import styles from './paper.module.css'

type Props = Readonly<{ form: TestForm; questions: readonly Question[] }>

/** A form to print: the task of the essay, all sections, and a sheet for the answers. */
export function Booklet({ form, questions }: Props): ReactNode {
  const sections = paperSections(form, questions)
  return (
    <article className={styles['paper']}>
      <PaperHead
        title={`Practice test ${form.number}: on paper`}
        other={{ name: 'Key and explanations', href: `/tests/${form.id}/key` }}
      >
        <p>
          For study groups and classrooms, or for a day without a screen. Keep to the minutes of each section,
          and do not go back to a section that is over. The calculator is allowed in quantitative sections.
        </p>
        <p>
          Count the right answers of each first section, with the key or by a friend. 0 to 4 right: take the
          easy version of the second section; 5 to 8: the medium; 9 to 12: the hard. Without anyone to count,
          take the medium ones.
        </p>
      </PaperHead>
      <section className={styles['section']} aria-labelledby="section-1">
        <h2 id="section-1">Section 1: Analytical Writing, 30 minutes</h2>
        <blockquote className={styles['statement']}>{form.issue.statement}</blockquote>
        <p>{form.issue.instruction}</p>
        <p className={styles['about']}>Write on paper of your own, or in an editor without spelling check.</p>
      </section>
      {sections.map((section) => (
        <section key={section.part} className={styles['section']} data-version={section.version ?? undefined}>
          <h2>{`${headOf(section)}, ${section.questions.length} questions, ${section.minutes} minutes`}</h2>
          <PaperQuestions questions={section.questions} />
        </section>
      ))}
      <section className={styles['section']} aria-labelledby="sheet">
        <h2 id="sheet">Answer sheet</h2>
        <div className={styles['sheets']}>
          {sections.map((section) => (
            <AnswerSheet key={section.part} section={section} />
          ))}
        </div>
      </section>
    </article>
  )
}

/** Such as 'Section 4: Verbal Reasoning (hard version)'. */
export function headOf({ part, number, version }: PaperSection): string {
  return `Section ${number}: ${sectionName(part)}${version === null ? '' : ` (${version} version)`}`
}

function AnswerSheet({ section }: Readonly<{ section: PaperSection }>): ReactNode {
  return (
    <div data-version={section.version ?? undefined}>
      <h3>{headOf(section)}</h3>
      <ol>
        {section.questions.map((question) => (
          <li key={question.id}>{lettersOf(question)}</li>
        ))}
      </ol>
    </div>
  )
}

/** The letters to circle, or a line to write on. */
function lettersOf(question: Question): string {
  const groups = choiceGroups(question)
  if (groups.length === 0 || choosesFromPassage(question)) return '____________'
  return groups
    .map((choices, index) => {
      const before = groups.slice(0, index).flat().length
      return choices.map((_, at) => choiceLetter(before + at)).join('  ')
    })
    .join('   |   ')
}
