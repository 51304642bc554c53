import type { ReactNode } from 'react'
import type { FieldProps } from '../answer/answer-field-props.ts'
import { SeveralField } from './several.tsx'

/** Sentence equivalence: two of six choices. */
export function EquivalenceField(props: FieldProps<'equivalence'>): ReactNode {
  return <SeveralField {...props} legend="Choose two answers" />
}
