/** Shows the search field, and gets what searching needs once somebody turns to it. */
export function offerSearch(): void {
  const box = document.querySelector('[data-word-search]')
  const field = box?.querySelector('[data-word-query]')
  if (!(box instanceof HTMLElement) || !(field instanceof HTMLInputElement)) return
  delete box.dataset['asleep']
  const begin = (): void => {
    import('./search-words.ts').then(
      ({ searchWords }) => searchWords(box, field),
      (error: unknown) => {
        console.warn('The search could not be loaded.', error)
        wait()
      },
    )
  }
  const wait = (): void => field.addEventListener('focus', begin, { once: true })
  wait()
}
