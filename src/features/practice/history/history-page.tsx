import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { loadPracticeIndex } from '../../../content/questions/load-practice-index.ts'
import { resultsWithoutSession } from '../../../domain/history/logged-sessions.ts'
import { pastSessionsOf } from '../../../domain/history/past-sessions.ts'
import { loadDownloadBackup } from '../../../storage/backup/load-backup-code.ts'
import { attemptLog } from '../../../storage/logs/attempts.ts'
import { resultsStore } from '../../../storage/results/results.ts'
import { useLoaded } from '../../../ui/hooks/use-loaded.ts'
import { useStore } from '../../../ui/hooks/use-store.ts'
import { ErrorBoundary } from '../../../ui/messages/error-boundary.tsx'
import { QuestionsLoading } from '../questions/questions-loading.tsx'
import { PastSessionList } from './past-session-list.tsx'
import styles from './history-page.module.css'

/** Quizzes and practice sets done earlier: the list, or the review of the one whose id is the fragment of the address. */
export function HistoryPage({ address }: { address: string }): ReactNode {
  return (
    <ErrorBoundary loadExport={loadDownloadBackup}>
      <div className={styles['room']}>
        <History address={address} />
      </div>
    </ErrorBoundary>
  )
}

/** Loads the review, which the list does not need. */
async function loadReview(): Promise<typeof import('./past-session-review.tsx')> {
  return import('./past-session-review.tsx')
}

function History({ address }: { address: string }): ReactNode {
  const { entries, isRead } = useStore(attemptLog.store)
  const sessions = useMemo(() => pastSessionsOf(entries), [entries])
  const { results, isReady } = useStore(resultsStore)
  const onlyResults = useMemo(() => resultsWithoutSession(results, entries), [results, entries])
  const id = useFragment()
  const index = useLoaded(loadPracticeIndex, address)
  const review = useLoaded(loadReview, 'review')
  const PastSessionReview = review.value?.PastSessionReview
  if (!isRead || !isReady || (id !== '' && !(index.value && PastSessionReview)))
    return (
      <QuestionsLoading
        title="Your history"
        failed={index.failed || review.failed}
        onRetry={review.failed ? review.retry : index.retry}
      />
    )
  const session = sessions.find((each) => each.id === id)
  return session && index.value && PastSessionReview ? (
    <PastSessionReview key={id} session={session} index={index.value} />
  ) : (
    <PastSessionList
      sessions={sessions}
      onlyResults={onlyResults}
      index={index.value}
      isMissing={id !== ''}
    />
  )
}

/** The fragment of the address without its #. It is never sent to a server. */
function useFragment(): string {
  return useSyncExternalStore(
    (onChange) => {
      addEventListener('hashchange', onChange)
      return () => removeEventListener('hashchange', onChange)
    },
    () => location.hash.slice(1),
    () => '',
  )
}
