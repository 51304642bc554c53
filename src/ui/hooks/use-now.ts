import { useSyncExternalStore } from 'react'

const minute = 60_000

/**
 * The current time, rounded up to the minute, so that an event of a moment ago is never in the future. It is read on
 * every render and when the tab becomes visible again.
 */
export function useNow(): number {
  return useSyncExternalStore(onVisibilityChange, endOfMinute, atBuild)
}

function endOfMinute(): number {
  return Math.ceil(Date.now() / minute) * minute
}

const atBuild = (): number => 0

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
