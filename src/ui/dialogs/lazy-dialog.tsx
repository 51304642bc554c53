import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'

type Props<Part> = Readonly<{
  open: boolean
  onClose: () => void
  /** What the dialog shows, in words: "list of keys". */
  what: string
  load: () => Promise<Part>
  children: (part: Part) => ReactNode
}>

/** A dialog that few look at, and those who do so once: it is on the server until it is asked for. */
export function LazyDialog<Part>({ open, onClose, what, load, children }: Props<Part>): ReactNode {
  const [come, setCome] = useState<Readonly<{ part: Part }> | null>(null)
  const [failed, setFailed] = useState(false)
  const ask = useEffectEvent(() => load())
  const giveUp = useEffectEvent((error: unknown) => {
    console.warn(`The ${what} could not be loaded.`, error)
    setFailed(true)
    // What was opened instead, meanwhile, stays open.
    if (open) onClose()
  })
  // What is wanted is on the server.
  useEffect(() => {
    if (open)
      ask().then(
        (part) => setCome({ part }),
        (error: unknown) => giveUp(error),
      )
  }, [open])
  return (
    <>
      <span role="status">
        {failed && !open && !come && `The ${what} did not load. Check your connection, then try again.`}
      </span>
      {come && children(come.part)}
    </>
  )
}
