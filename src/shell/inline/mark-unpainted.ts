/**
 * Marks a page until its first paint, so that content below the first screen can be laid out later. A page that opens
 * at a fragment, is reloaded or is opened with Back is laid out at once, because it may start further down.
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
