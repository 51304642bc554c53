import { onStorageChange } from '../storage/browser/on-storage-change.ts'
import { storageKeys, readItem, writeItem } from '../storage/browser/safe-local-storage.ts'

/** The light and dark switch of the header: what is chosen here outlasts the visit, and holds in all tabs. */
export function initThemeSwitch(): void {
  const button = document.querySelector('[data-theme-switch]')
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')
  const isDark = (): boolean => (root.dataset['theme'] ?? (system.matches ? 'dark' : 'light')) === 'dark'
  const show = (): void => {
    button?.setAttribute('aria-pressed', String(isDark()))
    // The browser's own bars, at the edges of a phone, go with the page.
    const ground = getComputedStyle(document.body).backgroundColor
    for (const bars of document.querySelectorAll('[name=theme-color]')) bars.setAttribute('content', ground)
  }
  button?.addEventListener('click', () => {
    const theme = isDark() ? 'light' : 'dark'
    root.dataset['theme'] = theme
    writeItem(storageKeys.theme, theme)
    show()
  })
  onStorageChange(storageKeys.theme, () => {
    const kept = readItem(storageKeys.theme)
    if (kept.refused) return
    if (kept.text === 'light' || kept.text === 'dark') root.dataset['theme'] = kept.text
    else delete root.dataset['theme']
    show()
  })
  system.addEventListener('change', show)
  show()
}
