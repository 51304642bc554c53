/**
 * The menu opens, closes and answers Escape by itself, as a popover. What is left to do: close it when a
 * link is chosen that leads to the page already shown, and when the focus leaves it.
 */
export function wakeMenu(): void {
  const menu = document.querySelector('[data-main-menu]')
  if (!(menu instanceof HTMLElement)) return
  menu.addEventListener('focusout', (event) => {
    const goes = event.relatedTarget
    if (goes instanceof Element && !menu.contains(goes) && menu.matches(':popover-open')) menu.hidePopover()
  })
  menu.addEventListener('click', (event) => {
    const isOpen = 'hidePopover' in menu && menu.matches(':popover-open')
    if (isOpen && event.target instanceof Element && event.target.closest('a')) menu.hidePopover()
  })
}
