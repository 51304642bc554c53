import { useState, type ReactNode } from 'react'
import type { FinishedTest } from '../../../domain/tests/finished-test.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { linkToReport } from './report-link.ts'

/** Copies a link that holds the whole report. */
export function CopyLink({ test }: { test: FinishedTest }): ReactNode {
  const [status, setStatus] = useState<string | null>(null)
  const copy = async (): Promise<void> => {
    setStatus(null)
    const link = await linkToReport(test)
    try {
      await navigator.clipboard.writeText(link)
      setStatus(
        `The link has been copied. It holds the report itself${test.essay ? ', with the essay' : ''}: whoever opens it sees it, and no server does.`,
      )
    } catch {
      setStatus(`Copy this link: ${link}`)
    }
  }
  return (
    <>
      <Button look="quiet" onClick={() => void copy()}>
        Copy a link to this report
      </Button>
      <span role="status">{status}</span>
    </>
  )
}
