import type { ReactNode } from 'react'
import type { Question } from '../domain/questions/question.ts'
import { RichBlock } from './rich-text.tsx'
import styles from './question-stem.module.css'

/** What to do, for the kinds of question whose text alone does not say it. */
const directions: Readonly<Record<string, string>> = {
  'text-completion': 'Choose the word that best completes the sentence.',
  'sentence-equivalence':
    'Choose the pair of words that both complete the sentence and give it the same meaning.',
}

/** What is asked, with the passage it is about. */
export function QuestionStem({ question }: { question: Question }): ReactNode {
  const direction = directions[question.topic]
  return (
    <>
      {question.stimulus && (
        <section className={styles['stimulus']} aria-label="Passage">
          <RichBlock text={question.stimulus.text} />
        </section>
      )}
      {direction && <p className={styles['direction']}>{direction}</p>}
      <div className={styles['stem']}>
        <RichBlock text={question.text} />
      </div>
    </>
  )
}
