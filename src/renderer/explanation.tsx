import type { ReactNode } from 'react'
import { correctChoice, type Question } from '../domain/questions/question.ts'
import { Rich, RichBlock } from './rich-text.tsx'
import styles from './explanation.module.css'

/** The right answer, the whole solution, and what speaks for or against each choice. */
export function Explanation({ question, level = 3 }: { question: Question; level?: 2 | 3 }): ReactNode {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={styles['panel']} data-explanation={question.id}>
      <Heading className={styles['heading']}>Explanation</Heading>
      <p className={styles['answer']}>
        Correct answer: <Rich text={correctChoice(question).text} />
      </p>
      <RichBlock text={question.explanation} />
      <details className={styles['each']}>
        <summary>Why each choice is right or wrong</summary>
        <dl>
          {question.choices.map((choice) => (
            <div key={choice.id}>
              <dt>
                <Rich text={choice.text} />
              </dt>
              <dd>
                <Rich text={choice.why} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}
