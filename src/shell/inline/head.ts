import { storageKeys, readItem } from '../../storage/browser/safe-local-storage.ts'
import { loadSerif } from './load-serif.ts'
import { markReturningVisitor } from './mark-returning-visitor.ts'

/** Runs in the head of every page before the first paint, so that nothing flashes or moves later. */

const root = document.documentElement.dataset

/** A busy browser that skips a view transition rejects an internal promise, and so does Safari after Back. */
addEventListener('unhandledrejection', (event) => {
  const reason: unknown = event.reason
  if (reason instanceof Error && /ransition (was|because) /.test(reason.message)) event.preventDefault()
})

root['script'] = ''
// `:target` matches only once every script has loaded.
if (location.hash === '#quiz') root['quiz'] = ''

const theme = readItem(storageKeys.theme)
if (!theme.refused && (theme.text === 'light' || theme.text === 'dark')) root['theme'] = theme.text

markReturningVisitor(root)
loadSerif(root, document.currentScript?.dataset['serif'] ?? '')
