import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'

type Props<Part> = Readonly<{
  open: boolean
  onClose: () => void
  /** Names the content in error messages, such as "list of keys". */
  contentName: string
  load: () => Promise<Part>
  children: (part: Part) => ReactNode
}>

/** A rarely used dialog, whose code is loaded when it is first opened. */
export function LazyDialog<Part>({ open, onClose, contentName, load, children }: Props<Part>): ReactNode {
  const [loaded, setLoaded] = useState<Readonly<{ part: Part }> | null>(null)
  const [failed, setFailed] = useState(false)
  const loadPart = useEffectEvent(() => load())
  const onLoadFailed = useEffectEvent((error: unknown) => {
    console.warn(`The ${contentName} could not be loaded.`, error)
    setFailed(true)
    // The learner may have closed it meanwhile and opened something else, which must stay open.
    if (open) onClose()
  })
  // Network: loads the code of the dialog.
  useEffect(() => {
    if (open)
      loadPart().then(
        (part) => setLoaded({ part }),
        (error: unknown) => onLoadFailed(error),
      )
  }, [open])
  return (
    <>
      <span role="status">
        {failed &&
          !open &&
          !loaded &&
          `The ${contentName} did not load. Check your connection, then reload the page.`}
      </span>
      {loaded && children(loaded.part)}
    </>
  )
}
