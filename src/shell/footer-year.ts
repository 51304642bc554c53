/** The year of the build grows old; the visitor's clock knows better. */
export function showYear(): void {
  const place = document.querySelector('[data-year]')
  if (place) place.textContent = String(new Date().getFullYear())
}
