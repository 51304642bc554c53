import { storageKeys, readItem } from '../../storage/browser/safe-local-storage.ts'

/** How long an answer may take, in milliseconds, for the serif to come before the first paint. */
const quickEstimate = 125
const quickAnswer = 100

/**
 * Asks for the serif at once, unless the line is so slow that it would hold up the first paint and it has not come
 * before. Then the page is marked, and drawn in a serif of the machine's own.
 */
export function loadSerif(root: DOMStringMap, serif: string): void {
  const cached = readItem(storageKeys.serif)
  if (isSlowLine() && (cached.refused || cached.text !== serif)) {
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

/** By the browser's own estimate, or by how long this very page took to answer. */
function isSlowLine(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (
    typeof connection === 'object' &&
    connection !== null &&
    Number(Reflect.get(connection, 'rtt')) > quickEstimate
  )
    return true
  const [navigation] = performance.getEntriesByType('navigation')
  return (
    navigation instanceof PerformanceNavigationTiming &&
    navigation.responseStart - navigation.requestStart > quickAnswer
  )
}
