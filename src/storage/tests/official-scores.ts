import { isScore, type OfficialScore } from '../../domain/score/official-scores.ts'
import { onStorageChange } from '../browser/on-storage-change.ts'
import { readItem } from '../browser/safe-local-storage.ts'
import { createStore } from '../browser/store.ts'
import { isRecord } from '../formats/stored-values.ts'
import { itemsRestored, saveItem } from '../items/saved-items.ts'

const key = 'gradus.official-scores'

/** The official scores that the learner has entered, the latest first. */
export const officialScoresStore = createStore<readonly OfficialScore[]>([], () => {
  const read = (): void => officialScoresStore.set(readOfficialScores())
  read()
  void itemsRestored().then(read)
  return onStorageChange(key, read)
})

export function readOfficialScores(): readonly OfficialScore[] {
  const stored = readItem(key)
  try {
    const rows: unknown = JSON.parse((stored.refused ? null : stored.text) ?? '[]')
    return Array.isArray(rows) ? rows.filter(isOfficialScore) : []
  } catch {
    return []
  }
}

/** Adds a score, in the place of one of the same kind and date. Returns whether it is stored. */
export function addOfficialScore(score: OfficialScore): boolean {
  const others = readOfficialScores().filter((other) => !isSame(other, score))
  return save([...others, score].toSorted((one, other) => other.date.localeCompare(one.date)))
}

export function removeOfficialScore(score: OfficialScore): boolean {
  return save(readOfficialScores().filter((other) => !isSame(other, score)))
}

export function isSame(one: OfficialScore, other: OfficialScore): boolean {
  return one.date === other.date && one.isPractice === other.isPractice
}

function save(scores: readonly OfficialScore[]): boolean {
  const isSaved = saveItem(key, scores.length === 0 ? null : JSON.stringify(scores))
  // Without storage the scores last as long as the page.
  officialScoresStore.set(scores)
  return isSaved
}

function isOfficialScore(value: unknown): value is OfficialScore {
  return (
    isRecord(value) &&
    typeof value['date'] === 'string' &&
    !Number.isNaN(Date.parse(value['date'])) &&
    typeof value['isPractice'] === 'boolean' &&
    isScore(Number(value['verbal'])) &&
    isScore(Number(value['quantitative']))
  )
}
