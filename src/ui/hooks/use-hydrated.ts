import { useSyncExternalStore } from 'react'

/** Whether the script has taken over from the bare page: until then a button would hear nothing, and sleeps. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
