/** Shows the search field, and gets what searching needs once somebody turns to it. */
export function initWordSearch(): void {
  const box = document.querySelector('[data-word-search]')
  const field = box?.querySelector('[data-word-query]')
  if (!(box instanceof HTMLElement) || !(field instanceof HTMLInputElement)) return
  delete box.dataset['asleep']
  const say = (text: string): void => {
    const status = box.querySelector('[data-word-status]')
    if (status) status.textContent = text
  }
  const begin = (): void => {
    import('./search-words.ts').then(
      ({ searchWords }) => {
        say('')
        return searchWords(box, field)
      },
      (error: unknown) => {
        console.warn('The search could not be loaded.', error)
        say('The search could not be loaded. Check your connection, then reload the page.')
        wait()
      },
    )
  }
  const wait = (): void => field.addEventListener('focus', begin, { once: true })
  wait()
}
