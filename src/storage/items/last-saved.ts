import { readItem, storageKeys, writeItem } from '../browser/safe-local-storage.ts'

/**
 * What localStorage says about itself: when an item was last saved, and the erase generation at that time. A killed
 * browser forgets this together with the items that it had not written to the disk yet, so items in the database that
 * were saved later are the ones it forgot.
 */
export type LastSaved = Readonly<{ eraseGeneration: number; at: number }>

/** Null if nothing was saved yet, or by a version that did not record it. */
export function readLastSaved(): LastSaved | null {
  const stored = readItem(storageKeys.saved)
  if (stored.refused || stored.text === null) return null
  const [eraseGeneration = NaN, at = NaN] = stored.text.split(' ').map(Number)
  return Number.isNaN(eraseGeneration) || Number.isNaN(at) ? null : { eraseGeneration, at }
}

export function writeLastSaved({ eraseGeneration, at }: LastSaved): void {
  writeItem(storageKeys.saved, `${eraseGeneration} ${at}`)
}
