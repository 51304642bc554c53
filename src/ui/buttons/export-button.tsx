import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { Button } from './button.tsx'

/** Fetches what saves all that the learner has, and gives a sentence on what there is to know of it. */
export type LoadExport = () => Promise<() => Promise<ExportOutcome>>

type ExportOutcome = Readonly<{ missing: string | null; parts: string | null }>

const unfetched = 'The export could not be loaded. Check your connection, then try again.'

/** Asks for an export, and says beside it what is not in it, or that it is in parts. */
export function ExportButton({ load }: { load: LoadExport }): ReactNode {
  const [told, setTold] = useState<string | null>(null)
  const give = (): void => {
    load()
      .then((save) => save())
      .then(
        ({ missing, parts }) => setTold(missing ?? parts),
        () => setTold(unfetched),
      )
  }
  const prepare = useEffectEvent(() => void load().catch(() => undefined))
  // The script is on the server, and the network may be gone by the time it is asked for.
  useEffect(() => prepare(), [])
  return (
    <>
      <Button look="quiet" onClick={give}>
        Export my data
      </Button>
      <span role="status">{told}</span>
    </>
  )
}
