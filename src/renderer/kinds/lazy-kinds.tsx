import { BlanksField } from './blanks.tsx'
import { EquivalenceField } from './equivalence.tsx'
import { NumericField } from './numeric.tsx'
import { SentenceField } from './sentence.tsx'
import { SeveralField } from './several.tsx'
import { SingleField } from './single.tsx'
import type { FieldsByKind } from '../answer/answer-field-props.ts'

/** The fields of all kinds except "single", the only kind in the numbered quizzes. */
export const lazyFields: Omit<FieldsByKind, 'single'> = {
  comparison: SingleField,
  several: SeveralField,
  equivalence: EquivalenceField,
  sentence: SentenceField,
  blanks: BlanksField,
  numeric: NumericField,
}
