import type { ReactNode } from 'react'
import type { FieldProps } from '../answer/answer-field-props.ts'
import styles from './equivalence.module.css'
import { SeveralField } from './several.tsx'

/** Sentence equivalence: two of six choices. */
export function EquivalenceField(props: FieldProps<'equivalence'>): ReactNode {
  const { answer, revealed } = props
  return (
    <>
      <SeveralField {...props} legend="Choose two answers" />
      <p role="status" className={styles['slip']}>
        {answer.length > 2 && !revealed && `${answer.length} answers chosen. Choose exactly two.`}
      </p>
    </>
  )
}
