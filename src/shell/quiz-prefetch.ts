/** Fetches the quiz's script while nobody needs the network, so that the first click into a quiz is quick. */
export function prefetchQuiz(): void {
  const named = document.querySelector('meta[name="gradus:quiz-chunks"]')?.getAttribute('content') ?? ''
  if (named === '' || wantsLessData()) return
  const fetchAll = (): void => {
    for (const address of named.split(' ')) {
      const link = document.createElement('link')
      link.rel = 'prefetch'
      link.as = 'script'
      link.href = address
      document.head.append(link)
    }
  }
  const whenIdle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(fetchAll, { timeout: 8000 })
    else setTimeout(fetchAll, 3000)
  }
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle)
}

function wantsLessData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}
