import { readItem } from '../browser/safe-local-storage.ts'
import { saveItem } from '../items/saved-items.ts'

/** The calculator of the section that runs, as JSON. It survives a reload and a crash, as the answers do. */
const key = 'gradus.calculator'

export function readStoredCalculator(): string | null {
  const stored = readItem(key)
  return stored.refused ? null : stored.text
}

export function storeCalculator(text: string): void {
  saveItem(key, text)
}
