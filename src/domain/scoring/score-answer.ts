import type { Answer, Question } from '../questions/question.ts'
import { blanks } from './blanks.ts'
import { equivalence } from './equivalence.ts'
import { numeric } from './numeric.ts'
import { several } from './several.ts'
import { single } from './single.ts'

/** Whether an answer is complete, so that it can be checked. An incomplete answer is not counted as wrong. */
export function isComplete(question: Question, answer: Answer): boolean {
  switch (question.kind) {
    case 'single':
    case 'comparison':
    case 'sentence':
      return single.isComplete(answer)
    case 'several':
      return several.isComplete(answer)
    case 'equivalence':
      return equivalence.isComplete(answer)
    case 'blanks':
      return blanks.isComplete(question.blanks, answer)
    case 'numeric':
      return numeric.isComplete(answer)
  }
}

export function isRight(question: Question, answer: Answer): boolean {
  switch (question.kind) {
    case 'single':
    case 'comparison':
    case 'sentence':
      return single.isRight(question.choices, answer)
    case 'several':
      return several.isRight(question.choices, answer)
    case 'equivalence':
      return equivalence.isRight(question.choices, answer)
    case 'blanks':
      return blanks.isRight(question.blanks, answer)
    case 'numeric':
      return numeric.isRight(question.key, answer)
  }
}
