import { localKeys, writeLocal } from '../storage/local-door.ts'

/** The light and dark switch of the header: what is chosen here outlasts the visit. */
export function wakeThemeSwitch(): void {
  const button = document.querySelector('[data-theme-switch]')
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')
  const isDark = (): boolean => (root.dataset['theme'] ?? (system.matches ? 'dark' : 'light')) === 'dark'
  const show = (): void => button?.setAttribute('aria-pressed', String(isDark()))
  button?.addEventListener('click', () => {
    const theme = isDark() ? 'light' : 'dark'
    root.dataset['theme'] = theme
    writeLocal(localKeys.theme, theme)
    show()
  })
  system.addEventListener('change', show)
  show()
}
