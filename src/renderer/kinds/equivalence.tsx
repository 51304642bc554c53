import type { ReactNode } from 'react'
import type { EquivalenceQuestion } from '../../domain/questions/question.ts'
import type { FieldProps } from '../field.ts'
import { SeveralField } from './several.tsx'

/** Two choices of six. */
export function EquivalenceField(props: FieldProps<EquivalenceQuestion>): ReactNode {
  return <SeveralField {...props} legend="Choose two answers" />
}
