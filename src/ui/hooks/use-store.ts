import { useSyncExternalStore } from 'react'

/** A value outside React that notifies its subscribers; `getServerValue` is used when the page is built. */
type WatchedStore<T> = Readonly<{
  subscribe: (watcher: () => void) => () => void
  get: () => T
  getServerValue: () => T
}>

/** The value of a store; the component renders again when it changes. */
export function useStore<T>({ subscribe, get, getServerValue }: WatchedStore<T>): T {
  return useSyncExternalStore(subscribe, get, getServerValue)
}
