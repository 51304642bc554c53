import type { ReactNode } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { Notice } from '../ui/messages/notice.tsx'
import styles from './script-failed-notice.module.css'

/** What is said of an island whose script has not come. It waits in its page, as nothing more may come then. */
export function ScriptFailedNotice(): ReactNode {
  return (
    <template data-lost-island="">
      <div className={styles['lost']} role="alert" data-lost="">
        <Notice tone="problem">
          <p>This part of the page did not load. Check your connection, then reload the page.</p>
          <Button>Reload</Button>
        </Notice>
      </div>
    </template>
  )
}
