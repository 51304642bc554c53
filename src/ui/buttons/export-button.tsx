import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { Button } from './button.tsx'

/** Loads the export code and returns a function that exports everything and says what the learner should know about the file. */
export type LoadExport = () => Promise<() => Promise<ExportOutcome>>

type ExportOutcome = Readonly<{ missingNotice: string | null; partsNotice: string | null }>

const loadFailedText = 'The export could not be loaded. Check your connection, then try again.'

/** Exports the learner's data, and shows next to the button if something is missing or the export has several files. */
export function ExportButton({ load }: { load: LoadExport }): ReactNode {
  const [status, setStatus] = useState<string | null>(null)
  const exportData = (): void => {
    load()
      .then((save) => save())
      .then(
        ({ missingNotice, partsNotice }) => setStatus(missingNotice ?? partsNotice),
        () => setStatus(loadFailedText),
      )
  }
  const preload = useEffectEvent(() => void load().catch(() => undefined))
  // Network: loads the export code early, because the browser may be offline when the button is pressed.
  useEffect(() => preload(), [])
  return (
    <>
      <Button look="quiet" onClick={exportData}>
        Export my data
      </Button>
      <span role="status">{status}</span>
    </>
  )
}
