import { storageKeys, listOwnKeys, readItem } from '../../storage/browser/safe-local-storage.ts'
import { planKeys, returningVisitorKeys, wordKeys } from '../../storage/settings/returning-visitor-keys.ts'

/**
 * Marks a browser that holds results, and whether more than one, and a browser in which somebody has practiced, and
 * whether by a plan or words: style keeps room for what is drawn there later, so that the page does not jump.
 */
export function markReturningVisitor(root: DOMStringMap): void {
  const stored = readItem(storageKeys.results)
  const keys = listOwnKeys()?.join('\n') ?? ''
  const results = stored.refused ? 0 : (stored.text?.split('sectionType').length ?? 1) - 1
  if (results > 0) root['returning'] = results > 1 ? 'many' : 'one'
  if (results === 0 && !returningVisitorKeys.test(keys)) return
  root['going'] = `${planKeys.test(keys) ? 'plan ' : ''}${wordKeys.test(keys) ? 'words' : ''}`
}
