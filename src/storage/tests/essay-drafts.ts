import * as v from 'valibot'
import { emptyEssay, type Essay } from '../../domain/tests/finished-test.ts'
import { readItem } from '../browser/safe-local-storage.ts'
import { saveItem } from '../items/saved-items.ts'

/** The essay of a test that is not finished yet, by the id of its session. */
const keyOf = (sessionId: string): string => `gradus.essay.${sessionId}`

const storedEssay = v.object({
  text: v.string(),
  drafts: v.array(v.object({ at: v.number(), text: v.string() })),
})

/** The essays that this page has saved, for a browser that stores nothing. */
const savedHere = new Map<string, Essay>()

export function readEssay(sessionId: string): Essay {
  const stored = readItem(keyOf(sessionId))
  const text = stored.refused ? null : stored.text
  return parseEssay(text) ?? savedHere.get(sessionId) ?? emptyEssay
}

function parseEssay(text: string | null): Essay | null {
  try {
    const essay: unknown = JSON.parse(text ?? '')
    return v.is(storedEssay, essay) ? essay : null
  } catch {
    return null
  }
}

/** Returns whether the essay is stored. */
export function saveEssay(sessionId: string, essay: Essay): boolean {
  savedHere.set(sessionId, essay)
  return saveItem(keyOf(sessionId), JSON.stringify(essay))
}

export function dropEssay(sessionId: string): void {
  savedHere.delete(sessionId)
  saveItem(keyOf(sessionId), null)
}
