import { useEffect, useState } from 'react'

/** Whether this tab may run a test: only one tab at a time does, so that no two clocks count. */
export type TabHold = 'waiting' | 'held' | 'elsewhere'

/** Holds a lock of the browser while `isNeeded`. `takeOver` takes it from the tab that has it. */
export function useOneTab(
  name: string,
  isNeeded: boolean,
): Readonly<{ hold: TabHold; takeOver: () => void }> {
  const [hold, setHold] = useState<TabHold>('waiting')
  const [isTakingOver, setTakingOver] = useState(false)
  // Asks the browser for the lock.
  useEffect(() => {
    if (!isNeeded) return
    const control = { release: (): void => undefined, isDone: false }
    const held = new Promise<void>((resolve) => {
      control.release = resolve
    })
    const options = isTakingOver ? { steal: true } : { ifAvailable: true }
    // Without https there are no locks.
    const request = 'locks' in navigator ? navigator.locks.request.bind(navigator.locks) : withoutLocks
    request(name, options, (lock: unknown) => {
      if (control.isDone) return undefined
      setHold(lock === null ? 'elsewhere' : 'held')
      return lock === null ? undefined : held
    })
      // Another tab has taken it over.
      .catch(() => control.isDone || setHold('elsewhere'))
    return () => {
      control.isDone = true
      control.release()
    }
  }, [name, isNeeded, isTakingOver])
  return {
    hold: isNeeded ? hold : 'waiting',
    takeOver: () => {
      // A second time: the state must change to ask again.
      setTakingOver(false)
      setTimeout(() => setTakingOver(true))
    },
  }
}

/** Every tab runs then. */
async function withoutLocks(
  _name: string,
  _options: object,
  run: (lock: unknown) => Promise<void> | undefined,
): Promise<void> {
  await run({})
}
