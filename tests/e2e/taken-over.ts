/**
 * Runs in a page: whether React has drawn all of its islands. An island counts as taken over for Astro as soon as React
 * has been asked to, which on a busy machine is a while before it is done; only React's own root knows.
 */
export function isTakenOver(): boolean {
  const within = (thing: unknown, name: string): unknown =>
    typeof thing === 'object' && thing !== null ? Reflect.get(thing, name) : undefined
  return Array.from(document.querySelectorAll('astro-island')).every((island) => {
    const key = Object.keys(island).find((name) => name.startsWith('__reactContainer$')) ?? ''
    const state = ['stateNode', 'current', 'memoizedState'].reduce(within, within(island, key))
    return within(state, 'isDehydrated') === false
  })
}

/** Runs in a page: gives the effects of what was drawn their turn, also where a test has set the clock. */
export async function severalTasks(): Promise<void> {
  for (let task = 0; task < 3; task++)
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', resolve)
      port1.start()
      port2.postMessage(null)
    })
}
