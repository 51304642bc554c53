import { readMarked } from '../../settings/marked-questions.ts'
import { itemKind } from '../item-kind.ts'

/** The questions that the learner marked for later. */
export const kind = itemKind({ name: 'markedQuestions', since: 6, collect: () => [...readMarked()] })
