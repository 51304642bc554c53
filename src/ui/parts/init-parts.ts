/** From this width on, the style sheet shows all parts. */
const isWide = matchMedia('(min-width: 64rem)')

/**
 * The parts of a long page are disclosures. On a wide screen all are open; on any other the one that the address points at is
 * opened too. Browsers open what holds the target of a link, but here the target is the summary itself.
 */
export function initParts(): void {
  const parts = [...document.querySelectorAll<HTMLDetailsElement>('[data-part]')]
  const openAll = (): void => {
    for (const part of parts) {
      if (isWide.matches) part.open = true
      const summary = part.firstElementChild
      // On a wide screen a heading is not a control.
      if (summary instanceof HTMLElement) summary.tabIndex = isWide.matches ? -1 : 0
    }
  }
  const openTarget = (): void => {
    const target = document.getElementById(location.hash.slice(1))
    const part = target?.closest<HTMLDetailsElement>('[data-part]')
    if (!target || !part || part.open) return
    part.open = true
    target.scrollIntoView()
  }
  isWide.addEventListener('change', openAll)
  addEventListener('hashchange', openTarget)
  openAll()
  openTarget()
}
