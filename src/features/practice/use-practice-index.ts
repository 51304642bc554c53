import { useEffect, useState } from 'react'
import { loadIndex } from '../../content/index-data.ts'
import type { PracticeIndex } from '../../content/shards.ts'

export type LoadedIndex = Readonly<{ index: PracticeIndex | null; failed: boolean; retry: () => void }>

/** What can be practiced; the list is small, the questions themselves come when they are asked for. */
export function usePracticeIndex(address: string): LoadedIndex {
  const [index, setIndex] = useState<PracticeIndex | null>(null)
  const [attempt, setAttempt] = useState(1)
  const [failedAttempt, setFailedAttempt] = useState(0)
  // The index is on the server; a page that has gone must not be told of its arrival.
  useEffect(() => {
    let gone = false
    loadIndex(address).then(
      (loaded) => gone || setIndex(loaded),
      (error: unknown) => {
        console.warn('The list of questions could not be loaded.', error)
        if (!gone) setFailedAttempt(attempt)
      },
    )
    return () => {
      gone = true
    }
  }, [address, attempt])
  return { index, failed: failedAttempt === attempt, retry: () => setAttempt(attempt + 1) }
}
