import { useSyncExternalStore } from 'react'

const minute = 60_000

/**
 * The end of the present minute, so that what has just happened is past. It is looked at with every drawing, and
 * when somebody turns to the page again.
 */
export function useNow(): number {
  return useSyncExternalStore(followReturns, endOfMinute, atBuild)
}

function endOfMinute(): number {
  return Math.ceil(Date.now() / minute) * minute
}

const atBuild = (): number => 0

function followReturns(note: () => void): () => void {
  document.addEventListener('visibilitychange', note)
  return () => document.removeEventListener('visibilitychange', note)
}
