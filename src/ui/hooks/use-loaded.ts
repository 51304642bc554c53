import { useEffect, useState } from 'react'

/** Fetched data: `value` is null until it has loaded; `retry` is for when loading failed. */
export type Loaded<T> = Readonly<{ value: T | null; failed: boolean; retry: () => void }>

/** Fetches the data at the address. `load` must be the same function on every render. */
export function useLoaded<T>(load: (address: string) => Promise<T>, address: string): Loaded<T> {
  const [loaded, setLoaded] = useState<Readonly<{ address: string; value: T }> | null>(null)
  const [attempt, setAttempt] = useState(1)
  const [failedRequest, setFailedRequest] = useState('')
  const request = `${attempt} ${address}`
  // Network: starts the request. A result that arrives after unmounting, or for an earlier address, is ignored.
  useEffect(() => {
    let isCanceled = false
    load(address).then(
      (value) => isCanceled || setLoaded({ address, value }),
      (error: unknown) => {
        console.warn(`Loading ${address} failed.`, error)
        if (!isCanceled) setFailedRequest(request)
      },
    )
    return () => {
      isCanceled = true
    }
  }, [load, address, request])
  return {
    value: loaded?.address === address ? loaded.value : null,
    failed: failedRequest === request,
    retry: () => {
      // Most browsers do not retry a failed script import, and a file may have been replaced by a new version of the
      // site. Both need a new page.
      if (attempt > 1 && navigator.onLine) location.reload()
      else setAttempt(attempt + 1)
    },
  }
}
