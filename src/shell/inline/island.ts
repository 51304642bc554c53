/** Runs behind the content of a page with an island, before its scripts come, which may fail to. */

/**
 * The skip link moves the focus and leaves the address alone: on a page with an island the address says what is
 * shown, and `#main` would bring back the intro of a quiz. Where no script runs it is a link like any other.
 */
document.querySelector('[href="#main"]')?.addEventListener('click', (event) => {
  const main = document.getElementById('main')
  main?.focus()
  main?.scrollIntoView()
  event.preventDefault()
})

/**
 * Says above an island that its script has not come, with a way to load the page again. Whoever has come to the middle
 * of the page is led to it: nothing there will ever answer.
 */
addEventListener(
  'astro:hydration-error',
  ({ target }) => {
    const template = document.querySelector('[data-lost-island]')
    if (!(target instanceof Element) || !(template instanceof HTMLTemplateElement)) return
    template.content.querySelector('button')?.addEventListener('click', () => location.reload())
    target.before(template.content)
    target.previousElementSibling?.scrollIntoView({ block: 'nearest' })
  },
  { once: true },
)
