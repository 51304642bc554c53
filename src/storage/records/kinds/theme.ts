import * as v from 'valibot'
import { isStored, readItem, storageKeys } from '../../browser/safe-local-storage.ts'
import { saveItem } from '../../items/saved-items.ts'
import { itemKind } from '../item-kind.ts'

/** Light or dark, if the learner has chosen. The choice made in this browser stays. */
export const kind = itemKind({
  name: 'theme',
  since: 3,
  schema: v.picklist(['light', 'dark', 'system']),
  collect: chosenTheme,
  planImport(theme) {
    if (theme === 'system' || isStored(storageKeys.theme)) return null
    return { added: 'settings', save: () => saveTheme(theme), undo: null }
  },
})

function chosenTheme(): 'light' | 'dark' | 'system' {
  const stored = readItem(storageKeys.theme)
  return !stored.refused && (stored.text === 'light' || stored.text === 'dark') ? stored.text : 'system'
}

function saveTheme(theme: 'light' | 'dark'): boolean {
  const isSaved = saveItem(storageKeys.theme, theme)
  // Other tabs get a storage event from the browser; this tab needs its own.
  if (isSaved) dispatchEvent(Object.assign(new Event('storage'), { key: storageKeys.theme }))
  return isSaved
}
