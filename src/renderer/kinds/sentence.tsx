import type { ReactNode } from 'react'
import { ChoiceList } from '../answer/choice-list.tsx'
import { stemId, type FieldProps } from '../answer/answer-field-props.ts'
import styles from './sentence.module.css'

/** Select-a-sentence: the choices are the sentences of the passage. */
export function SentenceField({ question, answer, revealed, onAnswer }: FieldProps<'sentence'>): ReactNode {
  return (
    <div className={styles['passage']}>
      <ChoiceList
        name={`answer-${question.id}`}
        legend="Select a sentence in the passage"
        picks="one"
        describedBy={stemId(question)}
        choices={question.choices}
        answer={answer}
        revealed={revealed}
        onChoose={(choice) => onAnswer([choice])}
      />
    </div>
  )
}
