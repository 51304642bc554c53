/**
 * Marks a page that is opened at its top until its first paint, so that what lies below the first screen may be
 * laid out after it. Whoever comes to the middle, or back to it, gets the whole page at once.
 */
export function markUnpainted(): void {
  const root = document.documentElement.dataset
  const [navigation] = performance.getEntriesByType('navigation')
  if (
    !(navigation instanceof PerformanceNavigationTiming) ||
    navigation.type !== 'navigate' ||
    location.hash !== ''
  )
    return
  root['unpainted'] = ''
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) delete root['unpainted']
  }).observe({ type: 'paint', buffered: true })
}
