import { storageKeys, writeItem } from '../storage/browser/safe-local-storage.ts'

/**
 * Fetches what the next pages will want, while nobody needs the network: the quiz's script, so that the first
 * click into a quiz is quick, and the serif, where the line was too slow for this page to wait for it.
 */
export function prefetchForLater(): void {
  const chunks = document.querySelector<HTMLMetaElement>('meta[name="gradus:quiz-chunks"]')?.content
  const { serif } = document.documentElement.dataset
  if ((!chunks && !serif) || wantsLessData()) return
  const fetchAll = (): void => {
    if (chunks) for (const address of chunks.split(' ')) void prefetch(address)
    if (serif) void prefetch(serif).then((came) => came && writeItem(storageKeys.serif, serif))
  }
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(fetchAll, { timeout: 8000 })
    else setTimeout(fetchAll, 3000)
  }
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle)
}

/**
 * Puts a file into the browser's cache. Not by a link that prefetches: Firefox holds that to the policy's
 * default, which is nothing, and Safari passes it over.
 */
async function prefetch(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { priority: 'low' })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    // Whoever needs it will ask again.
    return false
  }
}

function wantsLessData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
