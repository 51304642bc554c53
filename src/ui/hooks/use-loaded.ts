import { useEffect, useState } from 'react'

/** Something that had to be fetched: null until it has come, and another try for when it did not. */
export type Loaded<T> = Readonly<{ value: T | null; failed: boolean; retry: () => void }>

/** Fetches what is at the address. `load` is the same function every time. */
export function useLoaded<T>(load: (address: string) => Promise<T>, address: string): Loaded<T> {
  const [come, setCome] = useState<Readonly<{ address: string; value: T }> | null>(null)
  const [attempt, setAttempt] = useState(1)
  const [failed, setFailed] = useState('')
  const asked = `${attempt} ${address}`
  // What is wanted is on the server; a page that has gone must not be told of its arrival.
  useEffect(() => {
    let gone = false
    load(address).then(
      (value) => gone || setCome({ address, value }),
      (error: unknown) => {
        console.warn('Something could not be loaded.', error)
        if (!gone) setFailed(asked)
      },
    )
    return () => {
      gone = true
    }
  }, [load, address, asked])
  return {
    value: come?.address === address ? come.value : null,
    failed: failed === asked,
    retry: () => {
      // What has moved on the server, and in most browsers a script that has failed, comes with a new page only.
      if (attempt > 1 && navigator.onLine) location.reload()
      else setAttempt(attempt + 1)
    },
  }
}
