import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode } from 'react'
import { downloadBackup } from '../../storage/download-backup.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { Notice } from '../../ui/notice.tsx'
import { openWish, readAddress } from './practice-address.ts'
import { QuestionsPending } from './questions-pending.tsx'
import { usePracticeIndex } from './use-practice-index.ts'

/** Whoever chooses does not sit yet, and whoever follows a link to a set does not choose. */
const PracticeForm = lazy(async () => ({ default: (await import('./practice-form.tsx')).PracticeForm }))
const PracticeSession = lazy(async () => ({
  default: (await import('./practice-session.tsx')).PracticeSession,
}))

/** The practice page: choose what to practice, then sit it. */
export function PracticeRoom({ address }: { address: string }): ReactNode {
  return (
    <ErrorBoundary onExport={() => void downloadBackup()}>
      <Room address={address} />
    </ErrorBoundary>
  )
}

const never = (): (() => void) => () => undefined

function Room({ address }: { address: string }): ReactNode {
  const search = useSyncExternalStore<string | null>(
    never,
    () => location.search,
    () => null,
  )
  const [asked] = useState(search)
  const { index, failed, retry } = usePracticeIndex(address)
  const place = readAddress(asked ?? search ?? '')
  const pending = <QuestionsPending title="Practice" failed={failed} onRetry={retry} />
  if (search === null || !index) return <QuestionsPending title="Practice" failed={failed} onRetry={retry} />
  if (place.kind === 'set') {
    const known = new Map(
      Object.values(index.listed).flatMap((listed) => listed.map((item) => [item.id, item])),
    )
    const listed = place.ids.flatMap((id) => known.get(id) ?? [])
    if (listed.length === place.ids.length)
      return (
        <Suspense fallback={pending}>
          <PracticeSession listed={listed} isTimed={place.isTimed} shards={index.shards} />
        </Suspense>
      )
  }
  const isUnreadable = place.kind === 'set' || place.unreadable
  return (
    <Suspense fallback={pending}>
      {isUnreadable && (
        <Notice tone="problem">
          <p>This link names questions that are not here. Choose what to practice below.</p>
        </Notice>
      )}
      <PracticeForm index={index} initial={place.kind === 'choice' ? place.wish : openWish} />
    </Suspense>
  )
}
