import * as v from 'valibot'
import { isStored, storageKeys } from '../../browser/safe-local-storage.ts'
import { saveItem } from '../../items/saved-items.ts'
import { itemImport } from '../item-import.ts'
import { kind } from '../kinds/theme.ts'

/** The choice made in this browser stays. */
export const recordImport = itemImport({
  kind,
  schema: v.picklist(['light', 'dark', 'system']),
  planImport(theme) {
    if (theme === 'system' || isStored(storageKeys.theme)) return null
    return { added: 'settings', save: () => saveTheme(theme), undo: null }
  },
})

function saveTheme(theme: 'light' | 'dark'): boolean {
  const isSaved = saveItem(storageKeys.theme, theme)
  // Other tabs get a storage event from the browser; this tab needs its own.
  if (isSaved) dispatchEvent(Object.assign(new Event('storage'), { key: storageKeys.theme }))
  return isSaved
}
