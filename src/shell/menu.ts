/**
 * The menu opens, closes and answers Escape by itself, as a popover. What is left to do: close it when a
 * link is chosen that leads to the page already shown, and when the focus leaves it. On its way to
 * the button it stays: the click that comes next closes it, and would open it again.
 */
export function initMenu(): void {
  const menu = document.getElementById('main-menu')
  if (!menu) return
  const close = (): void => {
    if ('hidePopover' in menu && menu.matches(':popover-open')) menu.hidePopover()
  }
  menu.addEventListener('focusout', ({ relatedTarget: goes }) => {
    if (goes instanceof Element && !goes.closest('#main-menu, [popovertarget]')) close()
  })
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close()
  })
}
