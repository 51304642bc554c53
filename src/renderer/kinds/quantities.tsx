import type { ReactNode } from 'react'
import type { QuestionOf } from '../../domain/questions/question.ts'
import { Rich } from '../rich-text.tsx'
import styles from './quantities.module.css'

/** The two quantities of a comparison, side by side. */
export function Quantities({ question }: { question: QuestionOf<'comparison'> }): ReactNode {
  return (
    <dl className={styles['quantities']}>
      {question.quantities.map((quantity, index) => (
        <div key={index}>
          <dt>{index === 0 ? 'Quantity A' : 'Quantity B'}</dt>
          <dd>
            <Rich text={quantity} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
