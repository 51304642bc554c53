/**
 * The menu opens, closes and answers Escape by itself, as a popover. What is left to do: close it when a
 * link is chosen that leads to the page already shown, and when the focus leaves it.
 */
export function wakeMenu(): void {
  const menu = document.querySelector('[data-main-menu]')
  if (!(menu instanceof HTMLElement)) return
  const close = (): void => {
    if ('hidePopover' in menu && menu.matches(':popover-open')) menu.hidePopover()
  }
  menu.addEventListener('focusout', ({ relatedTarget: goes }) => {
    if (goes instanceof Element && !menu.contains(goes)) close()
  })
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close()
  })
}
