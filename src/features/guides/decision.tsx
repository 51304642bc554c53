import type { ReactNode } from 'react'
import styles from './decision.module.css'

type Step = Readonly<{ question: string; answers: readonly Answer[] }>

type Answer = Readonly<{ text: string; then: Step | Readonly<{ advice: string }> }>

/** A short chain of questions that ends in advice. Each answer opens what follows from it. */
export function Decision({ question, answers }: Step): ReactNode {
  return (
    <div className={styles['step']}>
      <p className={styles['question']}>{question}</p>
      {answers.map(({ text, then }) => (
        <details key={text} name={question}>
          <summary>{text}</summary>
          {'advice' in then ? <p className={styles['advice']}>{then.advice}</p> : <Decision {...then} />}
        </details>
      ))}
    </div>
  )
}
