/** Replaces the year of the build in the footer with the current year. */
export function showYear(): void {
  const element = document.querySelector('[data-year]')
  if (element) element.textContent = String(new Date().getFullYear())
}
