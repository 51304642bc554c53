import { readItem, writeItem } from './safe-local-storage.ts'

/**
 * Puts what could not be read beside its key, where nothing will overwrite it: under `<key>.unreadable`,
 * or with a number behind it if that place is taken by something else. Says whether it is safe there.
 */
export function quarantine(key: string, text: string): boolean {
  for (let place = 1; place <= 20; place += 1) {
    const name = place === 1 ? `${key}.unreadable` : `${key}.unreadable.${place}`
    const kept = readItem(name)
    if (kept.refused) return false
    if (kept.text === text) return true
    if (kept.text === null) return writeItem(name, text)
  }
  return false
}
