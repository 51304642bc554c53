import { useState, type ReactNode } from 'react'
import { Button } from './button.tsx'

/** Saves what the learner has, and gives a sentence on what could not be saved. */
export type OnExport = () => Promise<Readonly<{ lacking: string | null }>>

/** Asks for an export, and says beside it what is not in it. */
export function ExportButton({ onExport }: { onExport: OnExport }): ReactNode {
  const [lacking, setLacking] = useState<string | null>(null)
  const give = (): void => void onExport().then((done) => setLacking(done.lacking))
  return (
    <>
      <Button look="quiet" onClick={give}>
        Export my data
      </Button>
      <span role="status">{lacking}</span>
    </>
  )
}
