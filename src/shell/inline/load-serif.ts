import { storageKeys, readItem } from '../../storage/browser/safe-local-storage.ts'

/** A slower round trip or response than this, in milliseconds, means that the serif would delay the first paint. */
const maxRoundTrip = 125
const maxResponseTime = 100

/**
 * Preloads the serif font, unless the connection is slow and the font is not cached yet. In that case the page is marked
 * and uses a system serif.
 */
export function loadSerif(root: DOMStringMap, serif: string): void {
  const cached = readItem(storageKeys.serif)
  if (isSlowConnection() && (cached.refused || cached.text !== serif)) {
    root['serif'] = serif
    return
  }
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'font'
  link.crossOrigin = ''
  link.href = serif
  document.head.append(link)
}

/** Judged by the browser's estimate, or by the response time of this page. */
function isSlowConnection(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (
    typeof connection === 'object' &&
    connection !== null &&
    Number(Reflect.get(connection, 'rtt')) > maxRoundTrip
  )
    return true
  const [navigation] = performance.getEntriesByType('navigation')
  return (
    navigation instanceof PerformanceNavigationTiming &&
    navigation.responseStart - navigation.requestStart > maxResponseTime
  )
}
