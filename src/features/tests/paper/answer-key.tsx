import type { ReactNode } from 'react'
import {
  choiceGroups,
  choosesFromPassage,
  rightChoices,
  typedAnswer,
} from '../../../domain/questions/kinds/kinds.ts'
import { choiceLetter, type Question } from '../../../domain/questions/question.ts'
import { plainText } from '../../../domain/questions/rich-text.ts'
import type { TestForm } from '../../../domain/tests/form.ts'
import { paperSections } from '../../../domain/tests/paper.ts'
import { RichBlock } from '../../../renderer/rich-text.tsx'
import { headOf } from './booklet.tsx'
import { PaperHead } from './paper-head.tsx'
import styles from './paper.module.css'

type Props = Readonly<{ form: TestForm; questions: readonly Question[] }>

/** The right answers of a form with their explanations, to print apart from the questions. */
export function AnswerKey({ form, questions }: Props): ReactNode {
  const sections = paperSections(form, questions)
  return (
    <article className={styles['paper']}>
      <PaperHead
        title={`Practice test ${form.number}: key and explanations`}
        other={{ name: 'The test on paper', href: `/tests/${form.id}/booklet` }}
      >
        <p>
          A question counts if its whole answer is right. There is no penalty for a wrong one. An estimate of
          the score needs the test taken <a href={`/tests/${form.id}`}>on the screen</a>.
        </p>
      </PaperHead>
      {sections.map((section) => (
        <section key={section.part} className={styles['section']} data-version={section.version ?? undefined}>
          <h2>{headOf(section)}</h2>
          <ol className={styles['keys']}>
            {section.questions.map((question) => (
              <li key={question.id}>
                <strong>{keyOf(question)}</strong>
                <RichBlock text={question.explanation} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </article>
  )
}

/** 'C', 'A, D' or '7.5'; of a sentence, how it begins. */
function keyOf(question: Question): string {
  const typed = typedAnswer(question)
  if (typed) return typed.key
  if (choosesFromPassage(question)) {
    const words = rightChoices(question).map(({ text }) => plainText(text).split(' ').slice(0, 6).join(' '))
    return `“${words.join()} …”`
  }
  const all = choiceGroups(question).flat()
  return all.flatMap(({ isCorrect }, index) => (isCorrect ? [choiceLetter(index)] : [])).join(', ')
}
