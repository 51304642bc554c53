import { isDraft, type Draft } from './formats/draft-row.ts'
import { ownLocalKeys, readLocal, removeLocal } from './local-door.ts'

/** How many unfinished sets of one's own choice are kept. */
const most = 9

/** An unfinished set of one's own choice, as it is kept and where. */
export type Waiting = Readonly<{ key: string; text: string; draft: Draft }>

/** The unfinished sets of one's own choice, the one left last before the others. */
export function waitingSets(): readonly Waiting[] {
  return ownLocalKeys()
    .filter((key) => /^gradus\.quiz\.[a-z]+-0\b/.test(key))
    .flatMap(waitingAt)
    .toSorted((one, other) => other.draft.clock.seen - one.draft.clock.seen)
}

/** Drops the sets of one's own choice that were left longest ago, for there is no end of them. */
export function dropOldPractice(): void {
  for (const { key } of waitingSets().slice(most)) removeLocal(key)
}

/** The set kept under a key; nothing for what is no draft. */
function waitingAt(key: string): readonly Waiting[] {
  const kept = readLocal(key)
  if (kept.refused || kept.text === null) return []
  try {
    const draft: unknown = JSON.parse(kept.text)
    return isDraft(draft) ? [{ key, text: kept.text, draft }] : []
  } catch {
    return []
  }
}
