import type { Answer } from '../questions/question.ts'
import { several } from './several.ts'

/** Two choices answer, no more and no fewer; both must be right. */
export const equivalence = {
  isComplete: (answer: Answer): boolean => answer.length === 2,
  isRight: several.isRight,
}
