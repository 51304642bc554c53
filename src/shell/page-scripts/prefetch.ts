import { storageKeys, writeItem } from '../../storage/browser/safe-local-storage.ts'

/**
 * Fetches files for the next pages while the network is idle: the scripts of a quiz, so that the first quiz starts
 * quickly, and the serif font, if the connection was too slow to load it for this page.
 */
export function prefetchForLater(): void {
  const chunks = document.querySelector<HTMLMetaElement>('meta[name="gradus:quiz-chunks"]')?.content
  const { serif } = document.documentElement.dataset
  if ((!chunks && !serif) || isDataSaverOn()) return
  const fetchAll = (): void => {
    if (chunks) for (const address of chunks.split(' ')) void prefetch(address)
    if (serif) void prefetch(serif).then((isCached) => isCached && writeItem(storageKeys.serif, serif))
  }
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(fetchAll, { timeout: 8000 })
    else setTimeout(fetchAll, 3000)
  }
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle)
}

/**
 * Puts a file into the browser's cache. A `<link rel="prefetch">` would not work: Firefox blocks it because of
 * `default-src 'none'` in the content security policy, and Safari ignores it.
 */
async function prefetch(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { priority: 'low' })
    await response.arrayBuffer()
    return response.ok
  } catch {
    // No problem: the page that needs the file requests it again.
    return false
  }
}

function isDataSaverOn(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
