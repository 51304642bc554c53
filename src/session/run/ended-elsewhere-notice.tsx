import type { ReactNode } from 'react'
import { Notice } from '../../ui/messages/notice.tsx'

/** Explains why the page went back to the intro in the middle of a session. */
export function EndedElsewhereNotice(): ReactNode {
  return (
    <Notice>
      <p>You finished or deleted this quiz in another tab.</p>
    </Notice>
  )
}
