import { storageKeys, listOwnKeys, readItem } from '../../storage/browser/safe-local-storage.ts'
import { planKeys, returningVisitorKeys, wordKeys } from '../../storage/settings/returning-visitor-keys.ts'

/**
 * Marks whether this browser has stored results (one or many) and other practice (a plan or words). The style sheet then
 * reserves space for what React draws later, so that the page does not jump.
 */
export function markReturningVisitor(root: DOMStringMap): void {
  const stored = readItem(storageKeys.results)
  const keys = listOwnKeys()?.join('\n') ?? ''
  const results = stored.refused ? 0 : (stored.text?.split('sectionType').length ?? 1) - 1
  if (results > 0) root['storedResults'] = results > 1 ? 'many' : 'one'
  if (results === 0 && !returningVisitorKeys.test(keys)) return
  root['practiced'] = `${planKeys.test(keys) ? 'plan ' : ''}${wordKeys.test(keys) ? 'words' : ''}`
}
