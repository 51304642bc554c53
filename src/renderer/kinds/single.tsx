import type { ReactNode } from 'react'
import { ChoiceList } from '../answer/choice-list.tsx'
import { stemId, type FieldProps } from '../answer/answer-field-props.ts'

/** Multiple choice with one right answer. */
export function SingleField(props: FieldProps<'single' | 'comparison'>): ReactNode {
  const { question, answer, revealed, onAnswer } = props
  return (
    <ChoiceList
      name={`answer-${question.id}`}
      legend="Choose one answer"
      picks="one"
      describedBy={stemId(question)}
      choices={question.choices}
      answer={answer}
      revealed={revealed}
      onChoose={(choice) => onAnswer([choice])}
    />
  )
}
