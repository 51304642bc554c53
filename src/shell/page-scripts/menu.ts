/**
 * The menu is a popover, so the browser opens it and closes it on Escape. This script also closes it when a link to the
 * current page is clicked and when the focus leaves the menu. It stays open when the focus moves to its own button:
 * the click that follows toggles the menu and would open it again.
 */
export function initMenu(): void {
  const menu = document.getElementById('main-menu')
  if (!menu) return
  const close = (): void => {
    if ('hidePopover' in menu && menu.matches(':popover-open')) menu.hidePopover()
  }
  menu.addEventListener('focusout', ({ relatedTarget: newFocus }) => {
    if (newFocus instanceof Element && !newFocus.closest('#main-menu, [popovertarget]')) close()
  })
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close()
  })
}
