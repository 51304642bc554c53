import { useSyncExternalStore } from 'react'

/** A value outside React, and what is drawn for it while a page is built. */
type Watched<T> = Readonly<{
  subscribe: (watcher: () => void) => () => void
  get: () => T
  atBuild: () => T
}>

/** The value of a store, which is drawn again with every change. */
export function useStore<T>({ subscribe, get, atBuild }: Watched<T>): T {
  return useSyncExternalStore(subscribe, get, atBuild)
}
