import { useEffect, type ReactNode } from 'react'
import type { ResultsNotice } from '../../../storage/results/results.ts'
import { clearRepairNotices } from '../../../storage/results/pending-repair-notices.ts'
import { Notice } from '../../../ui/messages/notice.tsx'

const noticeTexts: Readonly<Record<ResultsNotice, string>> = {
  blocked:
    'This browser does not let this site save anything, so your results last only until you close this page. To keep them, use a normal (not private) window, or allow this site to store data.',
  'one-copy':
    'This browser can save only one of the two copies of your results. Export your data from time to time as a backup.',
  'restored-array':
    'One of the two copies of your results was missing from this browser. It has been restored from the other copy. Nothing was lost.',
  'restored-database':
    'One of the two copies of your results was missing from this browser. It has been restored from the other copy. Nothing was lost.',
  unreadable:
    'Some saved results could not be read. They have not been changed or deleted. All other results are shown here.',
}

const problems: readonly ResultsNotice[] = ['blocked', 'one-copy', 'unreadable']

/** Problems with stored results, and repairs of them, that the learner should know about. */
export function StorageNotices({ notices }: { notices: readonly ResultsNotice[] }): ReactNode {
  // Removes shown repair notices from the browser's storage.
  useEffect(() => {
    if (notices.length > 0) clearRepairNotices()
  }, [notices])
  // The live region is rendered even when empty: some screen readers do not announce a region that appears with text.
  return (
    <div role="status">
      {notices.map((notice) => (
        <Notice key={notice} tone={problems.includes(notice) ? 'problem' : 'note'}>
          <p>{noticeTexts[notice]}</p>
        </Notice>
      ))}
    </div>
  )
}
