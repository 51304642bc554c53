import { onStorageChange } from '../../storage/browser/on-storage-change.ts'
import { storageKeys, readItem } from '../../storage/browser/safe-local-storage.ts'
import { saveItemLazily } from '../../storage/items/save-item-lazily.ts'

/** The light and dark switch of the header. The choice is stored and applied in all open tabs. */
export function initThemeSwitch(): void {
  const button = document.querySelector('[data-theme-switch]')
  const root = document.documentElement
  const systemPrefersDark = matchMedia('(prefers-color-scheme: dark)')
  const isDark = (): boolean =>
    (root.dataset['theme'] ?? (systemPrefersDark.matches ? 'dark' : 'light')) === 'dark'
  const show = (): void => {
    button?.setAttribute('aria-pressed', String(isDark()))
    // Gives the browser's own toolbars the background color of the page.
    const background = getComputedStyle(document.body).backgroundColor
    for (const meta of document.querySelectorAll('[name=theme-color]'))
      meta.setAttribute('content', background)
  }
  button?.addEventListener('click', () => {
    const theme = isDark() ? 'light' : 'dark'
    root.dataset['theme'] = theme
    saveItemLazily(storageKeys.theme, theme)
    show()
  })
  onStorageChange(storageKeys.theme, () => {
    const item = readItem(storageKeys.theme)
    if (item.refused) return
    if (item.text === 'light' || item.text === 'dark') root.dataset['theme'] = item.text
    else delete root.dataset['theme']
    show()
  })
  systemPrefersDark.addEventListener('change', show)
  show()
}
