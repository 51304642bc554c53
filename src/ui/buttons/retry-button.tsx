import type { ReactNode } from 'react'
import { Button } from './button.tsx'

/** Loads again. The button disappears when it is pressed, so the focus moves to <main>, which stays. */
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
