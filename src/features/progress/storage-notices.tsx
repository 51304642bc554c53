import { useEffect, type ReactNode } from 'react'
import type { ResultsNotice } from '../../storage/results/results.ts'
import { clearRepairNotices } from '../../storage/results/pending-repair-notices.ts'
import { Notice } from '../../ui/messages/notice.tsx'

const sentences: Readonly<Record<ResultsNotice, string>> = {
  blocked:
    'This browser does not let the site keep anything. Results last until you close the page. A normal window, or allowing site data for this site, will keep them.',
  'one-copy':
    'Only one of the two copies of your results can be kept here, so they are less safe than they should be. Export your data now and then.',
  'restored-array':
    'One of the two copies of your results was missing from this browser. It has been restored from the other; nothing is lost.',
  'restored-database':
    'One of the two copies of your results was missing from this browser. It has been restored from the other; nothing is lost.',
  unreadable:
    'Some stored results could not be read. They are kept untouched, and everything that could be read is shown here.',
}

const problems: readonly ResultsNotice[] = ['blocked', 'one-copy', 'unreadable']

/** What the learner should know about the state of their data. */
export function StorageNotices({ notices }: { notices: readonly ResultsNotice[] }): ReactNode {
  // What has been told is noted in the browser's storage.
  useEffect(() => {
    if (notices.length > 0) clearRepairNotices()
  }, [notices])
  // The region is there before its words: what comes together with its words is not read out everywhere.
  return (
    <div role="status">
      {notices.map((notice) => (
        <Notice key={notice} tone={problems.includes(notice) ? 'problem' : 'note'}>
          <p>{sentences[notice]}</p>
        </Notice>
      ))}
    </div>
  )
}
