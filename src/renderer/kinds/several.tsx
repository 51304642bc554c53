import type { ReactNode } from 'react'
import { toggleChoice } from '../../domain/questions/choose.ts'
import { ChoiceList } from '../answer/choice-list.tsx'
import { stemId, type FieldProps } from '../answer/answer-field-props.ts'

/** Multiple choice with any number of right answers. */
export function SeveralField(
  props: FieldProps<'several' | 'equivalence'> & Readonly<{ legend?: string }>,
): ReactNode {
  const { question, answer, revealed, onAnswer, legend = 'Choose your answers' } = props
  return (
    <ChoiceList
      name={`answer-${question.id}`}
      legend={legend}
      picks="several"
      describedBy={stemId(question)}
      choices={question.choices}
      answer={answer}
      revealed={revealed}
      onChoose={(choice) => onAnswer(toggleChoice(question.choices, answer, choice))}
    />
  )
}
