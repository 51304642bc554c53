/** A value that screens subscribe to, for useSyncExternalStore. `start` runs at the first subscription. */
export type Store<T> = Readonly<{
  get: () => T
  /** The value at build time and during hydration, before storage has been read. */
  getServerValue: () => T
  set: (value: T) => void
  /** Sets a value that is computed only when `get` is called. */
  setLazily: (compute: () => T) => void
  subscribe: (subscriber: () => void) => () => void
}>

export function createStore<T>(initial: T, start: () => () => void): Store<T> {
  let value = initial
  let compute: (() => T) | null = null
  let stop: (() => void) | null = null
  const subscribers = new Set<() => void>()
  const setLazily = (next: () => T): void => {
    compute = next
    for (const subscriber of subscribers) subscriber()
  }
  return {
    get() {
      if (compute) value = compute()
      compute = null
      return value
    },
    getServerValue: () => initial,
    set: (next) => setLazily(() => next),
    setLazily,
    subscribe(subscriber) {
      subscribers.add(subscriber)
      stop ??= start()
      return () => {
        subscribers.delete(subscriber)
        if (subscribers.size > 0) return
        stop?.()
        stop = null
      }
    },
  }
}
