/** Runs after the content of a page with an island. Works even if the scripts of the island fail to load. */

/**
 * Makes the skip link move the focus without changing the address: the fragment decides what an island shows, and
 * `#main` would show the intro of a quiz again.
 */
document.querySelector('[href="#main"]')?.addEventListener('click', (event) => {
  const main = document.getElementById('main')
  main?.focus()
  main?.scrollIntoView()
  event.preventDefault()
})

/**
 * Shows a notice with a reload button above an island whose script failed to load. Scrolls to it, because a visitor
 * further down would otherwise press buttons that do nothing.
 */
addEventListener(
  'astro:hydration-error',
  ({ target }) => {
    const template = document.querySelector('[data-script-failed-template]')
    if (!(target instanceof Element) || !(template instanceof HTMLTemplateElement)) return
    template.content.querySelector('button')?.addEventListener('click', () => location.reload())
    target.before(template.content)
    target.previousElementSibling?.scrollIntoView({ block: 'nearest' })
  },
  { once: true },
)
