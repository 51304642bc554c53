import { readItem, writeItem } from './safe-local-storage.ts'

/**
 * Copies text that could not be parsed to `<key>.unreadable`, or to a numbered key if that one holds another text, so
 * that it is never overwritten. Returns whether the copy exists.
 */
export function quarantine(key: string, text: string): boolean {
  for (let number = 1; number <= 20; number += 1) {
    const copyKey = number === 1 ? `${key}.unreadable` : `${key}.unreadable.${number}`
    const stored = readItem(copyKey)
    if (stored.refused) return false
    if (stored.text === text) return true
    if (stored.text === null) return writeItem(copyKey, text)
  }
  return false
}
