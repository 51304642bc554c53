import { useSyncExternalStore } from 'react'

/** A value outside React, and what is drawn for it while a page is built. */
type WatchedStore<T> = Readonly<{
  subscribe: (watcher: () => void) => () => void
  get: () => T
  getServerValue: () => T
}>

/** The value of a store, which is drawn again with every change. */
export function useStore<T>({ subscribe, get, getServerValue }: WatchedStore<T>): T {
  return useSyncExternalStore(subscribe, get, getServerValue)
}
