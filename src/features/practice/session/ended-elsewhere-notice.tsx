import type { ReactNode } from 'react'
import { Notice } from '../../../ui/messages/notice.tsx'

/** Why the intro is shown to somebody who was in the middle of a quiz. */
export function EndedElsewhereNotice(): ReactNode {
  return (
    <Notice>
      <p>The quiz that was running here has been finished or erased elsewhere.</p>
    </Notice>
  )
}
