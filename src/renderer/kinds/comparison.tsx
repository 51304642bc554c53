import type { ReactNode } from 'react'
import type { ComparisonQuestion } from '../../domain/questions/question.ts'
import type { FieldProps } from '../answer/answer-field-props.ts'
import { Rich } from '../rich-text.tsx'
import { SingleField } from './single.tsx'
import styles from './comparison.module.css'

/** Quantitative comparison: two quantities side by side and the four fixed choices. */
export function ComparisonField(props: FieldProps<ComparisonQuestion>): ReactNode {
  return (
    <>
      <dl className={styles['quantities']}>
        {props.question.quantities.map((quantity, index) => (
          <div key={index}>
            <dt>{index === 0 ? 'Quantity A' : 'Quantity B'}</dt>
            <dd>
              <Rich text={quantity} />
            </dd>
          </div>
        ))}
      </dl>
      <SingleField {...props} />
    </>
  )
}
