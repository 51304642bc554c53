import type { ReactNode } from 'react'
import type { Question, SingleQuestion } from '../../domain/questions/question.ts'
import type { FieldProps } from '../answer/answer-field-props.ts'
import { BlanksField } from './blanks.tsx'
import { ComparisonField } from './comparison.tsx'
import { EquivalenceField } from './equivalence.tsx'
import { NumericField } from './numeric.tsx'
import { SentenceField } from './sentence.tsx'
import { SeveralField } from './several.tsx'

/** The fields of all kinds except "single", the only kind in the numbered quizzes. */
export function LazyKindField({
  question,
  ...rest
}: FieldProps<Exclude<Question, SingleQuestion>>): ReactNode {
  switch (question.kind) {
    case 'comparison':
      return <ComparisonField question={question} {...rest} />
    case 'several':
      return <SeveralField question={question} {...rest} />
    case 'equivalence':
      return <EquivalenceField question={question} {...rest} />
    case 'sentence':
      return <SentenceField question={question} {...rest} />
    case 'blanks':
      return <BlanksField question={question} {...rest} />
    case 'numeric':
      return <NumericField question={question} {...rest} />
  }
}
