import type { ReactNode } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { Notice } from '../ui/messages/notice.tsx'
import styles from './script-failed-notice.module.css'

/** The notice for an island whose script failed to load. It is in the HTML, because loading it later could fail too. */
export function ScriptFailedNotice(): ReactNode {
  return (
    <template data-script-failed-template="">
      <div className={styles['lost']} role="alert" data-script-failed="">
        <Notice tone="problem">
          <p>This part of the page did not load. Check your connection, then reload the page.</p>
          <Button>Reload</Button>
        </Notice>
      </div>
    </template>
  )
}
