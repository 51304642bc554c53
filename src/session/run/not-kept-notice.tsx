import type { ReactNode } from 'react'
import { readItem, storageKeys } from '../../storage/browser/safe-local-storage.ts'
import { Notice } from '../../ui/messages/notice.tsx'

/** Says at the start of a session, not at its end, that the browser keeps nothing. Shows nothing where it does. */
export function NotKeptNotice(): ReactNode {
  if (!readItem(storageKeys.results).refused) return null
  return (
    <Notice tone="problem">
      <p>This browser does not let this site save anything. Your answers last until you leave this page.</p>
    </Notice>
  )
}
