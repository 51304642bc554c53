import { readOfficialScores } from '../../tests/official-scores.ts'
import { itemKind } from '../item-kind.ts'

/** Official scores that the learner has entered. */
export const kind = itemKind({ name: 'officialScores', since: 5, collect: () => [...readOfficialScores()] })
