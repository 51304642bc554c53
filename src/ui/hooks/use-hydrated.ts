import { useSyncExternalStore } from 'react'

/** Whether the island is hydrated. Until then its buttons are disabled or hidden, because clicks would be lost. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
