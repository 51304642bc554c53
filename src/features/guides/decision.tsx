import type { ReactNode } from 'react'
import styles from './decision.module.css'

type DecisionQuestion = Readonly<{ question: string; answers: readonly Answer[] }>

type Answer = Readonly<{ text: string; then: DecisionQuestion | Readonly<{ advice: string }> }>

/** A small decision tree: opening an answer shows the next question or the advice. */
export function Decision({ question, answers }: DecisionQuestion): ReactNode {
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
