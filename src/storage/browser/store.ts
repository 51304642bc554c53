/** A value that screens watch, made for useSyncExternalStore. It comes to life with its first watcher. */
export type Store<T> = Readonly<{
  get: () => T
  /** What is known while the page is built, and until the browser has been asked. */
  getServerValue: () => T
  set: (value: T) => void
  /** Sets a value that is made only when somebody asks for it. */
  setLazily: (make: () => T) => void
  subscribe: (watcher: () => void) => () => void
}>

export function createStore<T>(initial: T, start: () => () => void): Store<T> {
  let value = initial
  let make: (() => T) | null = null
  let stop: (() => void) | null = null
  const watchers = new Set<() => void>()
  const setLazily = (next: () => T): void => {
    make = next
    for (const watcher of watchers) watcher()
  }
  return {
    get() {
      if (make) value = make()
      make = null
      return value
    },
    getServerValue: () => initial,
    set: (next) => setLazily(() => next),
    setLazily,
    subscribe(watcher) {
      watchers.add(watcher)
      stop ??= start()
      return () => {
        watchers.delete(watcher)
        if (watchers.size > 0) return
        stop?.()
        stop = null
      }
    },
  }
}
