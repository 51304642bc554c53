import type { ReactNode } from 'react'
import { choicesOf, rightChoices, typedAnswer } from '../domain/questions/kinds/kinds.ts'
import type { Question } from '../domain/questions/question.ts'
import { Rich, RichBlock } from './rich-text.tsx'
import styles from './explanation.module.css'

/** The right answer, the solution, and why each choice is right or wrong. */
export function Explanation({ question, level = 3 }: { question: Question; level?: 2 | 3 | 4 }): ReactNode {
  const Heading = `h${level}` as const
  const typed = typedAnswer(question)
  const choicesWithReason = choicesOf(question).filter(({ why }) => why.length > 0)
  return (
    <div className={styles['panel']} data-explanation={question.id}>
      <Heading className={styles['heading']}>Explanation</Heading>
      <div className={styles['answer']}>
        Correct answer: {typed ? typed.key : <RightChoices question={question} />}
      </div>
      <RichBlock text={question.explanation} />
      {typed && (
        <p className={styles['mistake']}>
          A likely mistake: <Rich text={typed.mistake} />
        </p>
      )}
      {choicesWithReason.length > 0 && (
        <details className={styles['each']}>
          <summary>Why each choice is right or wrong</summary>
          <dl>
            {choicesWithReason.map((choice) => (
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
      )}
      <a
        className={`${styles['report']} no-print`}
        href={`/about-the-questions?question=${question.id}#report`}
        target="_blank"
      >
        Something wrong?<span className="visually-hidden"> (opens a new tab)</span>
      </a>
    </div>
  )
}

function RightChoices({ question }: { question: Question }): ReactNode {
  return rightChoices(question).map(({ id, text }, index) => (
    <span key={id}>
      {index > 0 && ' · '}
      <Rich text={text} />
    </span>
  ))
}
