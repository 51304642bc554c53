import { removeItem, writeItem } from '../browser/safe-local-storage.ts'

/**
 * Saves an item, or removes it if `text` is null, for pages that should not load the code of the database until it is
 * needed. Returns whether localStorage took it; the database follows.
 */
export function saveItemLazily(key: string, text: string | null): boolean {
  const isSaved = text === null ? removeItem(key) : writeItem(key, text)
  if (!isSaved) return false
  loadSavedItems().then(
    ({ copyItem }) => copyItem(key),
    // Without the code the item is in localStorage alone.
    () => undefined,
  )
  return true
}

/** Puts back what a killed browser has forgotten. */
export function restoreItemsLazily(): void {
  loadSavedItems().then(
    ({ itemsRestored }) => itemsRestored(),
    () => undefined,
  )
}

function loadSavedItems(): Promise<typeof import('./saved-items.ts')> {
  return import('./saved-items.ts')
}
