/** Shows the search field, and loads the search code when the field gets the focus. */
export function initWordSearch(): void {
  const box = document.querySelector('[data-word-search]')
  const field = box?.querySelector('[data-word-query]')
  if (!(box instanceof HTMLElement) || !(field instanceof HTMLInputElement)) return
  delete box.dataset['needsScript']
  const showStatus = (text: string): void => {
    const status = box.querySelector('[data-word-status]')
    if (status) status.textContent = text
  }
  const loadSearch = (): void => {
    import('./search-words.ts').then(
      ({ searchWords }) => {
        showStatus('')
        return searchWords(box, field)
      },
      (error: unknown) => {
        console.warn('The search could not be loaded.', error)
        showStatus('The search could not be loaded. Check your connection, then reload the page.')
        loadOnFocus()
      },
    )
  }
  const loadOnFocus = (): void => field.addEventListener('focus', loadSearch, { once: true })
  loadOnFocus()
}
