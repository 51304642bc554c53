import type { Quiz, Sittable } from '../domain/quiz/quiz.ts'
import { ownLocalKeys, readLocal, removeLocal, writeLocal } from './local-door.ts'
import { draftAt, draftKey } from './quiz-draft.ts'

/** How many unfinished sets of one's own choice are kept besides the one being sat. */
const most = 9

/** An unfinished set of one's own choice, as it is kept and where. */
export type Waiting = Readonly<{ key: string; text: string; draft: Quiz }>

/** The unfinished sets of one's own choice, the one left last before the others. */
export function waitingSets(): readonly Waiting[] {
  return (ownLocalKeys() ?? [])
    .filter((key) => /^gradus\.quiz\.[a-z]+-0\b/.test(key))
    .flatMap(waitingAt)
    .toSorted(leftLast)
}

/** Puts the set that was left last before the others. */
export function leftLast(one: Waiting, other: Waiting): number {
  return other.draft.clock.seen - one.draft.clock.seen
}

/** Drops the sets that were left longest ago, for there is no end of them, but not the one about to be sat. */
export function makeRoomFor(set: Sittable): void {
  const others = waitingSets().filter(({ key }) => key !== draftKey(set))
  for (const { key } of others.slice(most)) removeLocal(key)
}

/** Drops a set that waits. Says whether it is gone. */
export function dropWaiting({ key }: Waiting): boolean {
  return removeLocal(key)
}

/** Brings a dropped set back, unless another tab has begun it anew since. Says whether it waits again. */
export function bringBack({ key, text }: Waiting): boolean {
  const kept = readLocal(key)
  return !kept.refused && (kept.text !== null || writeLocal(key, text))
}

/** The set kept under a key; nothing for what is no draft of it. */
function waitingAt(key: string): readonly Waiting[] {
  const kept = readLocal(key)
  const draft = draftAt(key)
  return kept.refused || kept.text === null || !draft ? [] : [{ key, text: kept.text, draft }]
}
