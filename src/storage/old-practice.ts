import { isDraft } from './formats/draft-row.ts'
import { ownLocalKeys, readLocal, removeLocal } from './local-door.ts'

/** How many unfinished sets of one's own choice are kept. */
const most = 9

/** Drops the sets of one's own choice that were left longest ago, for there is no end of them. */
export function dropOldPractice(): void {
  const left = ownLocalKeys()
    .filter((key) => /^gradus\.quiz\.[a-z]+-0\b/.test(key))
    .map((key) => ({ key, seen: lastSeen(key) }))
    .filter(({ seen }) => seen !== null)
    .toSorted((one, other) => Number(other.seen) - Number(one.seen))
  for (const { key } of left.slice(most)) removeLocal(key)
}

/** When the draft was last at work; null for what is no draft. */
function lastSeen(key: string): number | null {
  const kept = readLocal(key)
  try {
    const value: unknown = kept.refused ? null : JSON.parse(kept.text ?? '')
    return isDraft(value) ? value.clock.seen : null
  } catch {
    return null
  }
}
