import { readItem, storageKeys } from '../../browser/safe-local-storage.ts'
import { itemKind } from '../item-kind.ts'

/** Light or dark, if the learner has chosen. */
export const kind = itemKind({ name: 'theme', since: 3, collect: chosenTheme })

function chosenTheme(): 'light' | 'dark' | 'system' {
  const stored = readItem(storageKeys.theme)
  return !stored.refused && (stored.text === 'light' || stored.text === 'dark') ? stored.text : 'system'
}
