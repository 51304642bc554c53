import { isScore } from '../../domain/score/official-scores.ts'
import { measures, type Measure } from '../../domain/tests/form.ts'
import { onStorageChange } from '../browser/on-storage-change.ts'
import { readItem } from '../browser/safe-local-storage.ts'
import { createStore } from '../browser/store.ts'
import { itemsRestored, saveItem } from '../items/saved-items.ts'

/** The scores that the learner wants to reach. */
export type TargetScores = Readonly<Partial<Record<Measure, number>>>

const key = 'gradus.target-scores'

export const targetScoresStore = createStore<TargetScores>({}, () => {
  const read = (): void => targetScoresStore.set(readTargetScores())
  read()
  void itemsRestored().then(read)
  return onStorageChange(key, read)
})

/** The stored targets, as in 'verbal 160, quantitative 165'. What is no score is left out. */
export function readTargetScores(): TargetScores {
  const stored = readItem(key)
  const text = (stored.refused ? null : stored.text) ?? ''
  return Object.fromEntries(
    measures.flatMap((measure) => {
      const score = Number(new RegExp(`${measure} (\\d{3})`).exec(text)?.[1])
      return isScore(score) ? [[measure, score] as const] : []
    }),
  )
}

/** Stores the targets. Returns whether they are stored; if not, they last as long as the page. */
export function saveTargetScores(targets: TargetScores): boolean {
  targetScoresStore.set(targets)
  const text = measures.flatMap((measure) =>
    targets[measure] === undefined ? [] : `${measure} ${targets[measure]}`,
  )
  return saveItem(key, text.length === 0 ? null : text.join(', '))
}
