/**
 * The menus and the contents of a guide are popovers, so the browser opens them and closes them on Escape. This script also closes a menu when a
 * link to the current page is clicked and when the focus leaves the menu. It stays open when the focus moves to its own
 * button: the click that follows toggles the menu and would open it again.
 */
export function initMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
    const close = (): void => {
      if ('hidePopover' in menu && menu.matches(':popover-open')) menu.hidePopover()
    }
    menu.addEventListener('focusout', ({ relatedTarget: newFocus }) => {
      if (newFocus instanceof Element && !newFocus.closest(`#${menu.id}, [popovertarget=${menu.id}]`)) close()
    })
    menu.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) close()
    })
  }
}
