import type { ReactNode } from 'react'
import { chooseInGroup } from '../../domain/questions/choose.ts'
import { ChoiceList } from '../answer/choice-list.tsx'
import { stemId, type FieldProps } from '../answer/answer-field-props.ts'
import styles from './blanks.module.css'

const numerals = ['(i)', '(ii)', '(iii)'] as const

/** Text completion with two or three blanks: a column of choices for each blank. */
export function BlanksField({ question, answer, revealed, onAnswer }: FieldProps<'blanks'>): ReactNode {
  return (
    <div className={styles['blanks']}>
      {question.blanks.map((choices, index) => (
        <ChoiceList
          key={index}
          name={`answer-${question.id}-${index}`}
          legend={`Blank ${numerals[index] ?? ''}`}
          isLegendVisible
          describedBy={index === 0 ? stemId(question) : undefined}
          picks="one"
          choices={choices}
          letterOffset={3 * index}
          answer={answer}
          revealed={revealed}
          onChoose={(choice) => onAnswer(chooseInGroup(question.blanks, answer, choice))}
        />
      ))}
    </div>
  )
}
