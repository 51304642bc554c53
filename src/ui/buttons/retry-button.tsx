import type { ReactNode } from 'react'
import { Button } from './button.tsx'

/** Another try at loading. It goes away as it is pressed, so the focus moves to what stays. */
export function RetryButton({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <Button
      onClick={({ currentTarget }) => {
        currentTarget.closest('main')?.focus({ preventScroll: true })
        onRetry()
      }}
    >
      Try loading again
    </Button>
  )
}
