import type { Answer } from '../questions/question.ts'
import { several } from './several.ts'

/** Complete with exactly two choices; right when both are right. */
export const equivalence = {
  isComplete: (answer: Answer): boolean => answer.length === 2,
  isRight: several.isRight,
}
