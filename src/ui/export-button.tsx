import { useState, type ReactNode } from 'react'
import { Button } from './button.tsx'

/** Saves what the learner has, and gives a sentence on what there is to know of it. */
export type OnExport = () => Promise<Readonly<{ lacking: string | null; parts: string | null }>>

/** Asks for an export, and says beside it what is not in it, or that it is in parts. */
export function ExportButton({ onExport }: { onExport: OnExport }): ReactNode {
  const [told, setTold] = useState<string | null>(null)
  const give = (): void => void onExport().then(({ lacking, parts }) => setTold(lacking ?? parts))
  return (
    <>
      <Button look="quiet" onClick={give}>
        Export my data
      </Button>
      <span role="status">{told}</span>
    </>
  )
}
