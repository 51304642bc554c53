/** Makes the button of a formula sheet print the page. */
export function initPrint(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
    button.addEventListener('click', () => print())
    delete button.dataset['needsScript']
  }
}
